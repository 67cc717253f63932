import { cpSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { NOON } from "@noren/ordering/testing.ts";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { onBothDatabases, onEmbedded } from "../../test/databases.ts";
import { readLive } from "../../test/live-reader.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";
import { expectUnavailable, placeOrder, statusOf } from "../../test/order-over-http.ts";
import { startProcessAt } from "../../test/server-process.ts";
import { mountSmallDisk } from "../../test/small-disk.ts";
import { openStaffFixture } from "../../test/staff-fixture.ts";
import { readConfig } from "../config.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Db } from "../db/open.ts";
import { watchStorage } from "./watch-storage.ts";

// Writes to a full disk are retried after seconds.
vi.setConfig({ testTimeout: 60_000 });

onBothDatabases("full disk", (databases) => {
  test("on a full disk POST /checkout and GET /readyz answer 503, reads work, desks are told, and each owner gets one mail", async () => {
    const smtp = await aMailServer();
    const env = { SMTP_URL: smtp.url, MAIL_FROM: "noren@example.com" };
    const desk = await openStaffFixture(databases, { env });
    const { http, db, services } = desk;
    const { api, raw } = await desk.signedIn("owner");
    const config = await readConfig({ ...desk.variables, ...env });
    const status = async (path: string) => (await http.request(path)).status;
    const place = (local_id: string) =>
      http.request("/v2/public/checkout/", {
        method: "POST",
        body: JSON.stringify(anOrder({ local_id })),
      });

    const emptied = await fillDisk(db);
    expect(await status("/readyz")).toBe(200);
    // Free space in existing pages is still used.
    let refused = await place("0");
    for (let n = 1; refused.status === 201; n++) refused = await place(String(n));
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toMatchObject({ code: "not_ready" });
    expect([await status("/readyz"), await status("/v2/public/menus")]).toEqual([503, 200]);
    expect(payloadOf(await api.ordering())).toMatchObject({ storage: "full" });
    const live = readLive(await raw("get", "events"));
    expect(await live.waitForBeat()).toBe("full");
    await live.stop();

    const storage = watchStorage({
      ...services,
      config,
      isFull: () => services.storage.state() === "full",
    });
    await storage.check();
    await storage.check();
    await smtp.waitForCount(1);
    expect(smtp.received.map(({ recipients, email }) => [recipients, email.subject])).toEqual([
      [["owner@desk.example"], expect.stringContaining("le disque est plein")],
    ]);

    await emptied();
    await expect.poll(() => status("/readyz"), { timeout: 40_000 }).toBe(200);
    expect((await place("after")).status).toBe(201);
    expect(payloadOf(await api.ordering())).toMatchObject({ storage: "ok" });
  });

  test("on low disk space the desk shows a warning and each owner gets one mail a day", async () => {
    const desk = await openStaffFixture(databases);
    await desk.signedIn("owner");
    const { services, db, clock } = desk;
    const config = await readConfig(desk.variables);
    const everything = Number.MAX_SAFE_INTEGER;
    const storage = watchStorage({
      ...services,
      config,
      isFull: () => false,
      lowBytes: everything,
    });
    const mails = () =>
      db.selectFrom("outbox").select("recipient").where("kind", "=", "storage_low").execute();
    expect(storage.state()).toBe("ok");
    await storage.check();
    await storage.check();
    expect(storage.state()).toBe("low");
    expect(await mails()).toEqual([{ recipient: "owner@desk.example" }]);
    clock.now += 24 * 3600_000;
    await storage.check();
    expect(await mails()).toHaveLength(2);
  });
});

onEmbedded("full disk on a real file system", (databases) => {
  test("a full disk loses no answered order, and orders are accepted once there is space", async ({
    skip,
  }) => {
    const disk = mountSmallDisk(8);
    if (disk === null) return skip("this machine lets nobody mount a small disk");
    const { DATA_DIR } = await databases.filled();
    cpSync(String(DATA_DIR), disk.folder, { recursive: true });
    const server = await startProcessAt(NOON, { DATA_DIR: disk.folder });
    await server.waitForOutput("nearly full");
    expect((await placeOrder(server)).status).toBe(201);

    disk.fill();
    await expectUnavailable(await placeOrder(server));
    expect(await statusOf(server, "/readyz")).toBe(503);
    expect(await statusOf(server, "/v2/public/menus")).toBe(200);

    disk.empty();
    await server.waitForOutput("the database can write again");
    expect(await statusOf(server, "/readyz")).toBe(200);
    expect((await placeOrder(server)).status).toBe(201);
    const database = new DatabaseSync(join(disk.folder, "noren.sqlite"));
    expect(database.prepare("select count(*) as n from orders").get()).toEqual({ n: 2 });
    database.close();
    server.signal("SIGTERM");
    expect((await server.exit).code).toBe(0);
  });
});

/**
 * Makes inserts fail and returns the function that ends this: SQLite may not grow its file; on
 * PostgreSQL inserts into orders and secrets raise its error 53100.
 */
async function fillDisk(db: Db): Promise<() => Promise<void>> {
  if (!isPostgres(db)) {
    await sql`pragma max_page_count = 1`.execute(db);
    return async () => {
      await sql`pragma max_page_count = 1073741823`.execute(db);
    };
  }
  await sql`create or replace function refuse_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  for (const table of ["orders", "secrets"])
    await sql`create trigger disk_is_full before insert on ${sql.table(table)}
      for each row execute function refuse_full()`.execute(db);
  return async () => {
    for (const table of ["orders", "secrets"])
      await sql`drop trigger disk_is_full on ${sql.table(table)}`.execute(db);
  };
}
