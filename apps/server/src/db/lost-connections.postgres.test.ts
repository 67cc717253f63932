import { sql } from "kysely";
import { expect, test } from "vitest";
import { onPostgres } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import { ping } from "./open.ts";

onPostgres("lost connections", (databases) => {
  test("a terminated connection rejects its queries, and the pool recovers", async () => {
    const { db } = await openTestApp(await databases.filled());
    const waiting = expect(sql`select pg_sleep(30)`.execute(db)).rejects.toThrow();
    const cut = () =>
      sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()
      `.execute(db);
    await expect.poll(async () => (await cut()).rows.length).toBeGreaterThan(0);
    await waiting;
    await expect.poll(() => ping(db).then(() => true, String)).toBe(true);
  });
});
