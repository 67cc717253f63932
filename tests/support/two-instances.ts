import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { openOnLoopback } from "../../apps/server/test/open-on-loopback.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/**
 * Two instances of a server on one PostgreSQL behind a balancer, which sends each request to the
 * other one in turn, and to the one that runs while the other does not. A request that an instance
 * received before it was killed is answered with 502. `crashAndRestart` kills each in turn.
 */
export async function startTwoInstances(
  environment: Record<string, string> & { DATABASE_URL: string },
): Promise<TestServer> {
  const instances: TestServer[] = [];
  let turn = 0;
  let kills = 0;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, headers, url = "/" } = incoming;
    const body = await buffer(incoming);
    const first = turn++;

    function tryInstance(attempt: number): void {
      const { url: upstream = "" } = instances[(first + attempt) % instances.length] ?? {};
      const proxied = request(new URL(url, upstream), { method, headers });
      proxied.on("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on("error", () => outgoing.destroy());
        answer.pipe(outgoing);
      });
      proxied.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED" && attempt === 0) tryInstance(1);
        else if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      outgoing.on("close", () => proxied.destroy());
      proxied.end(body);
    }
    tryInstance(0);
  }

  const balancer = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const { url, close } = await openOnLoopback(balancer);

  async function start(): Promise<TestServer> {
    const instance = await startTestServer({ ...environment, SITE_ROOT: url });
    instances.push(instance);
    return instance;
  }
  const first = await start();
  await start();

  return {
    ...first,
    url,
    crashAndRestart: async () => {
      await instances[kills++ % instances.length]?.crashAndRestart();
    },
    close: async () => {
      await close();
      await Promise.all(instances.map((instance) => instance.close()));
    },
  };
}
