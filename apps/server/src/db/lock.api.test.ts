import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { BUSY_MS } from "./embedded-dialect.ts";

// An order waits for the lock up to `BUSY_MS`.
vi.setConfig({ testTimeout: 60_000 });

const databases = embeddedDatabases();

/** The app of an embedded database, and another process's connection to the same file. */
async function appAndOther() {
  const env = await databases.filled();
  const other = new DatabaseSync(join(String(env.DATA_DIR), "noren.sqlite"));
  onTestFinished(() => other.close());
  return { app: await openTestApp(env), other };
}

const place = ({ http }: TestApp, local_id: string) =>
  http.request("/v2/public/checkout/", {
    method: "POST",
    body: JSON.stringify(anOrder({ local_id })),
  });

test("an order waits for the write lock of another process and is then placed", async () => {
  const { app, other } = await appAndOther();
  other.exec("begin immediate");
  const placing = place(app, "waits");
  setTimeout(() => other.exec("commit"), 500);
  expect((await placing).status).toBe(201);
});

test("while another process holds the write lock, reads and the event loop continue, and orders get 503 with Retry-After", async () => {
  const { app, other } = await appAndOther();
  other.exec("begin immediate");
  const start = performance.now();
  const placing = Promise.all(["one", "two", "three"].map((id) => place(app, id)));
  let longest = 0;
  let last = start;
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const answers = new Set<string>();
  let slowest = 0;
  let isPlacing = true;
  void placing.finally(() => {
    isPlacing = false;
  });
  while (isPlacing) {
    const asked = performance.now();
    for (const path of ["/healthz", "/readyz", "/v2/public/menus", "/metrics"])
      answers.add(`${path} ${(await app.http.request(path)).status}`);
    slowest = Math.max(slowest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  clearInterval(watch);
  for (const answer of await placing) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ code: "not_ready" });
  }
  expect(performance.now() - start).toBeLessThan(BUSY_MS + 3000);
  expect([...answers]).toEqual([
    "/healthz 200",
    "/readyz 200",
    "/v2/public/menus 200",
    "/metrics 200",
  ]);
  expect(longest, "the longest pause of the event loop").toBeLessThan(1000);
  expect(slowest, "the slowest four answers").toBeLessThan(1000);

  other.exec("commit");
  expect((await place(app, "one")).status).toBe(201);
});

test("a statement outside a transaction waits for the write lock of another process", async () => {
  const { app, other } = await appAndOther();
  other.exec("begin immediate");
  const writing = app.dataChanged();
  setTimeout(() => other.exec("rollback"), 300);
  await writing;
});
