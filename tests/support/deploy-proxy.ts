import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { openOnLoopback } from "../../apps/server/test/open-on-loopback.ts";

/** A proxy that simulates the deployment of a new build. */
export type DeployProxy = { url: string; redeploy: () => void; close: () => Promise<void> };

/** A built file: a name, eight characters of content hash, and the extension. */
const BUILT_FILE = /\b([a-z][a-z-]*-[\w-]{8})\.(js|css)\b/g;
const NEXT_BUILD = /\.next(?=\.\w+$)/;
const OLD_BUILD = /^\/assets\/.*(?<!\.next)\.(js|css)$/;

/**
 * Proxies a test server. After `redeploy` every script and style has a new name and the old names
 * answer 404, as after a deployment that replaces the whole folder.
 */
export async function openDeployProxy(upstream: string): Promise<DeployProxy> {
  let isNext = false;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? "/";
    if (isNext && OLD_BUILD.test(path)) {
      outgoing.writeHead(404).end();
      return;
    }
    // Without conditional requests: a cached page of the old build must not be confirmed with 304.
    const { "if-none-match": _, ...headers } = incoming.headers;
    const { method } = incoming;
    const proxied = request(new URL(path.replace(NEXT_BUILD, ""), upstream), {
      method,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    proxied.on("response", (answer) => void respond(answer, outgoing));
    proxied.on("error", () => outgoing.destroy());
    incoming.pipe(proxied);
  }

  async function respond(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { "content-length": _, etag: __, ...headers } = answer.headers;
    const isText = /html|javascript|css|json/.test(headers["content-type"] ?? "");
    if (!isNext || !isText) {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const text = (await answer.toArray()).join("");
    outgoing.writeHead(answer.statusCode ?? 500, headers);
    outgoing.end(text.replaceAll(BUILT_FILE, "$1.next.$2"));
  }

  const { url, close } = await openOnLoopback(createServer(forward));
  return {
    url,
    redeploy: () => {
      isNext = true;
    },
    close,
  };
}
