import type { RequestListener } from "node:http";

/**
 * Refuses a request with two `Host` headers (RFC 9112, 3.2): a proxy may believe the one, the server
 * the other.
 */
export function oneHostOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hostsIn(request.rawHeaders) <= 1) return listener(request, response);
    response.writeHead(400, { connection: "close" }).end();
  };
}

/** Names and values alternate in `rawHeaders`. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === "host") hosts++;
  return hosts;
}
