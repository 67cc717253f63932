import { NOON } from "@noren/ordering/testing.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { type DatabaseProxy, openDatabaseProxy } from "../../test/database-proxy.ts";
import { onPostgres, type TestDatabases } from "../../test/databases.ts";
import { expectUnavailable, placeOrder, statusOf } from "../../test/order-over-http.ts";
import { type ServerProcess, startProcessAt } from "../../test/server-process.ts";
import { POOL_SIZE } from "./postgres.ts";

// Starts a server process, whose database is unavailable for seconds.
vi.setConfig({ testTimeout: 60_000 });

onPostgres("unresponsive database server", (databases) => {
  test("with a hanging database GET /readyz and orders answer 503, and the server recovers by itself", async () => {
    const { server, proxy } = await openBehindProxy(databases);
    expect((await placeOrder(server)).status).toBe(201);

    proxy.hang();
    const answered: string[] = [];
    const noted = async (name: string, call: Promise<Response>) => {
      const { status } = await call;
      answered.push(`${name} ${status}`);
    };
    const refused = placeOrder(server);
    await Promise.all([
      noted("order", refused),
      noted("readyz", fetch(`${server.url}/readyz`)),
      noted("menus", fetch(`${server.url}/v2/public/menus`)),
      noted("healthz", fetch(`${server.url}/healthz`)),
    ]);
    await expectUnavailable(await refused);
    expect(answered.slice(0, 2).sort(), "without a wait").toEqual(["healthz 200", "menus 200"]);
    expect(answered.slice(2).sort()).toEqual(["order 503", "readyz 503"]);

    await server.waitForOutput("the database does not answer");
    const connections = proxy.connections();
    const further = await Promise.all(Array.from({ length: 20 }, () => placeOrder(server)));
    for (const answer of further) await expectUnavailable(answer);
    expect(proxy.connections() - connections, "of health probes").toBeLessThan(POOL_SIZE);

    proxy.resume();
    await server.waitForOutput("the database answers again");
    await expect.poll(() => statusOf(server, "/readyz")).toBe(200);
    expect((await placeOrder(server)).status).toBe(201);
    expectOneLine(server);
  });

  test("with the database down one line is logged and orders get 503, and 201 again after it is back", async () => {
    const { server, proxy } = await openBehindProxy(databases);
    proxy.goDown();
    await server.waitForOutput("the database does not answer");
    await expectUnavailable(await placeOrder(server));
    expect(await statusOf(server, "/readyz")).toBe(503);
    expect(await statusOf(server, "/v2/public/menus")).toBe(200);
    proxy.comeBack();
    await server.waitForOutput("the database answers again");
    expect((await placeOrder(server)).status).toBe(201);
    expectOneLine(server);
  });

  test("with a hanging database SIGTERM ends the process", async () => {
    const { server, proxy } = await openBehindProxy(databases);
    proxy.hang();
    server.signal("SIGTERM");
    expect((await server.exit).code).toBe(0);
  });
});

async function openBehindProxy(
  databases: TestDatabases,
): Promise<{ server: ServerProcess; proxy: DatabaseProxy }> {
  const env = await databases.filled();
  const proxy = await openDatabaseProxy(String(env.DATABASE_URL));
  onTestFinished(() => proxy.close());
  const server = await startProcessAt(NOON, { ...env, DATABASE_URL: proxy.url });
  return { server, proxy };
}

/** Expects a single warning about the outage besides request lines, and no stack trace. */
function expectOneLine(server: ServerProcess): void {
  const [, sinceOpen = ""] = server.output().split(/open: http.*\n/);
  const lines = sinceOpen
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { level: number; msg: string; err?: unknown });
  const told = lines.filter(({ msg, level }) => level >= 40 && msg !== "request");
  expect(told.map(({ msg }) => msg)).toEqual(["the database does not answer; trying again"]);
  expect(lines.filter(({ err }) => err !== undefined)).toEqual([]);
}
