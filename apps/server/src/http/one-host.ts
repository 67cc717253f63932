import type { RequestListener } from "node:http";

/**
 * Refuses a request with two `Host` headers (RFC 9112, 3.2): a proxy may believe the one, the server
 * the other.
 */
export function oneHostOnly(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { rawHeaders } = request;
    const names = rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length <= 1)
      return listener(request, response);
    response.writeHead(400, { connection: "close" }).end();
  };
}
