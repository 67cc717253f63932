import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The same site, as it is once another build of it has taken its place. */
export type Redeployed = { url: string; redeploy: () => void; close: () => Promise<void> };

/** A built file: its name, and before the ending eight letters that go with what is in it. */
const BUILT = /\b([a-z][a-z-]*-[\w-]{8})\.(js|css)\b/g;
const NEXT = /\.next(?=\.\w+$)/;
const OLD = /^\/assets\/.*(?<!\.next)\.(js|css)$/;

/**
 * Stands in front of a test server. From `redeploy` on every script and style has another name, and
 * under the old ones there is nothing, as after a deployment that replaces the whole folder.
 */
export async function openRedeployed(upstream: string): Promise<Redeployed> {
  let isNext = false;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? "/";
    if (isNext && OLD.test(path)) {
      outgoing.writeHead(404).end();
      return;
    }
    // What the browser has of the old one is no longer what there is.
    const { "if-none-match": _, ...headers } = incoming.headers;
    const { method } = incoming;
    const asked = request(new URL(path.replace(NEXT, ""), upstream), {
      method,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    asked.on("response", (answer) => void passBack(answer, outgoing));
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  }

  async function passBack(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { "content-length": _, etag: __, ...headers } = answer.headers;
    const isText = /html|javascript|css|json/.test(headers["content-type"] ?? "");
    if (!isNext || !isText) {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const text = (await answer.toArray()).join("");
    outgoing.writeHead(answer.statusCode ?? 500, headers);
    outgoing.end(text.replaceAll(BUILT, "$1.next.$2"));
  }

  const server = createServer(pass).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    redeploy: () => {
      isNext = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
