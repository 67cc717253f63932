import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

// An order waits for the lock for seconds.
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

const READS = ["/healthz", "/readyz", "/v2/public/menus", "/metrics"];

test("an order waits for the write lock of another process, which reads and the event loop do not", async () => {
  const { app, other } = await appAndOther();
  other.exec("begin immediate");
  const placing = place(app, "waits");
  // Blocked by the lock, they would end after the order was refused.
  for (let round = 0; round < 20; round++)
    for (const path of READS) expect((await app.http.request(path)).status, path).toBe(200);
  other.exec("commit");
  expect((await placing).status).toBe(201);
});

test("orders that wait too long for the write lock of another process get 503 with Retry-After", async () => {
  const { app, other } = await appAndOther();
  other.exec("begin immediate");
  const answers = await Promise.all(["one", "two", "three"].map((id) => place(app, id)));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ code: "not_ready" });
  }
  other.exec("commit");
  expect((await place(app, "one")).status).toBe(201);
});

test("a statement outside a transaction waits for the write lock of another process", async () => {
  const { app, other } = await appAndOther();
  const version = async () => {
    const stored = app.db.selectFrom("data_version").select("version");
    return (await stored.executeTakeFirstOrThrow()).version;
  };
  const before = await version();
  other.exec("begin immediate");
  let isWritten = false;
  const writing = app.dataChanged().finally(() => {
    isWritten = true;
  });
  for (let round = 0; round < 20; round++)
    for (const path of READS) expect((await app.http.request(path)).status, path).toBe(200);
  expect(isWritten).toBe(false);
  other.exec("rollback");
  await writing;
  expect(await version()).toBe(before + 1);
});
