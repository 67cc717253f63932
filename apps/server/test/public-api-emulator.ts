import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { defer } from "./cleanup.ts";

const PATH = "/v2/public/";

/** Another server's settings, menus and offers; the test decides when and what it answers. */
export async function openPublicApi() {
  const payloads: Record<string, unknown> = { settings: [], menus: [], offers: [] };
  const failing = new Set<string>();
  /** Locale and name of every call so far, for instance `fr menus`. */
  const calls: string[] = [];
  const arrivals = new EventEmitter();
  let held: Promise<void> = Promise.resolve();

  const server = createServer(async ({ url = "", headers }, response) => {
    const name = url.slice(PATH.length);
    calls.push(`${headers["accept-language"]} ${name}`);
    arrivals.emit("call");
    await held;
    response.writeHead(failing.has(name) ? 503 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ status: "success", payload: payloads[name] }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  defer(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failing,
    payloads,
    /** Resolves when `count` calls have arrived since the emulator was opened. */
    async called(count: number): Promise<void> {
      while (calls.length < count) await once(arrivals, "call");
    },
    /** Leaves calls unanswered until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}
