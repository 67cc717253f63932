import { sql } from "kysely";
import { expect, test } from "vitest";
import { onPostgres } from "../../test/databases.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { transact } from "./transact.ts";

onPostgres("prepared statements", (databases) => {
  test("a repeated statement is prepared, unless it returns every column of a table", async () => {
    const { db } = await openTestDatabase(await databases.filled());
    const run = (texts: readonly string[]) =>
      transact(db, async (trx) => {
        for (const text of texts) await sql.raw(text).execute(trx);
        const { rows } = await sql<{ text: string }>`
          select statement as text from pg_prepared_statements
          where statement like '%prepared_test%'`.execute(trx);
        return rows.map(({ text }) => text);
      });
    const counts = "select count(*) as prepared_test from jobs";
    const once = "select 1 as prepared_test";
    const every = "select * from jobs as prepared_test";
    const prepared = await run([counts, every, once, counts, every]);
    expect(prepared.filter((text) => !text.includes("pg_prepared_statements"))).toEqual([counts]);
  });

  test("statements with another text each time take no name from repeated ones", async () => {
    const { db } = await openTestDatabase(await databases.filled());
    for (let value = 0; value < 300; value++) await sql.raw(`select ${value}`).execute(db);
    const repeated = "select 'repeated' as prepared_test";
    const names = await transact(db, async (trx) => {
      for (let times = 0; times < 2; times++) await sql.raw(repeated).execute(trx);
      const { rows } = await sql`
        select name from pg_prepared_statements where statement = ${repeated}`.execute(trx);
      return rows;
    });
    expect(names).toHaveLength(1);
  });
});
