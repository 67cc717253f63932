import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { toJson } from "./json-text.ts";
import { migrate } from "./migrate.ts";

onBothDatabases("the migration 0021-restaurant-key", (databases) => {
  test("migration 0021-restaurant-key renames the key `house` of queued mails, and no text that looks like it", async () => {
    const database = await openMigratedTo(await databases.empty(), "0020-unverified-accounts");
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

    expect(await migrate(database)).toContain("0021-restaurant-key");
    const { data } = await db.selectFrom("outbox").select("data").executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toEqual({
      restaurant: { name: "Kawabe" },
      receipt: { restaurant: { name: "Kawabe" } },
      text,
    });
  });
});
