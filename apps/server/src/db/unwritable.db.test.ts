import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { defer } from "../../test/cleanup.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture } from "../../test/staff-fixture.ts";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./open.ts";

// Writes are probed after seconds.
vi.setConfig({ testTimeout: 60_000 });

onBothDatabases("a database that reads but accepts no writes", (databases) => {
  test("POST /checkout and GET /readyz answer 503 and reads work until it accepts writes again", async () => {
    const { http, db } = await openStaffFixture(databases);
    const status = async (path: string) => (await http.request(path)).status;
    const place = async (local_id: string) =>
      (
        await http.request("/v2/public/checkout/", {
          method: "POST",
          body: JSON.stringify(anOrder({ local_id })),
        })
      ).status;
    expect([await place("before"), await status("/readyz")]).toEqual([201, 200]);

    const acceptWrites = await refuseWrites(db);
    // The first orders may meet a connection that was terminated.
    await expect
      .poll(async () => [await place("refused"), await status("/readyz")])
      .toEqual([503, 503]);
    expect(await status("/v2/public/menus")).toBe(200);

    await acceptWrites();
    await expect.poll(() => status("/readyz"), { timeout: 40_000 }).toBe(200);
    expect(await place("after")).toBe(201);
  });
});

/**
 * Makes writes fail and returns the function that ends this: on PostgreSQL for new connections
 * alone, as after a failover, and every connection is made anew.
 */
async function refuseWrites(db: Db): Promise<() => Promise<void>> {
  if (!isPostgres(db)) {
    await sql`pragma query_only = on`.execute(db);
    return async () => {
      await sql`pragma query_only = off`.execute(db);
    };
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(rows[0]?.name ?? "");
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() order by pid = pg_backend_pid()`
    .execute(db)
    .catch(() => {});
  const acceptWrites = () =>
    db.transaction().execute(async (trx) => {
      await sql`set transaction read write`.execute(trx);
      await sql`alter database ${name} reset default_transaction_read_only`.execute(trx);
    });
  // The database is used again by other tests.
  defer(acceptWrites);
  return acceptWrites;
}
