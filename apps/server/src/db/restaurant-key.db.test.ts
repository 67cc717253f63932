import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { toJson } from "./json-text.ts";
import { migrate } from "./migrate.ts";

onBothDatabases("the migration 0021-restaurant-key", (databases) => {
  test("renames the key `house` of queued mails, and no text that looks like it", async () => {
    const database = await openTestDatabase(await databases.empty());
    await migrate(database);
    const { db } = database;
    const text = 'my "house": blue';
    const mail = {
      kind: "order_received",
      dedupe: "order_received:1",
      recipient: "ada@example.com",
      locale: "fr",
      data: toJson({ house: { name: "Kawabe" }, receipt: { house: { name: "Kawabe" } }, text }),
      created_at: 0,
      next_attempt_at: 0,
    } as const;
    await db.insertInto("outbox").values(mail).execute();
    const applied = { name: "0021-restaurant-key" };
    await sql`delete from kysely_migration where name = ${applied.name}`.execute(db);

    expect(await migrate(database)).toEqual([applied.name]);
    const { data } = await db.selectFrom("outbox").select("data").executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toEqual({
      restaurant: { name: "Kawabe" },
      receipt: { restaurant: { name: "Kawabe" } },
      text,
    });
  });
});
