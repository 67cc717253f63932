import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { migrate } from "./migrate.ts";

onBothDatabases("the migration 0032-offer-days", (databases) => {
  test("migration 0032-offer-days restricts no existing offer and no existing coupon", async () => {
    const database = await openMigratedTo(await databases.empty(), "0029-dish-facts");
    const { db } = database;
    await sql`insert into offers (id, position, name, is_active, allow_repeat, delivery_pickup,
        minimum_amount, menus, categories, items, type, value, translations)
      values (1, 0, 'Offre', 1, 1, 'both', 0, '[]', '[]', '[]', 'percentage', 10, '{}')`.execute(
      db,
    );
    await sql`insert into coupons (key, code, type, value, minimum_amount, uses)
      values ('A', 'a', 'percentage', 10, 0, 3)`.execute(db);

    expect(await migrate(database)).toContain("0032-offer-days");
    expect(
      await db.selectFrom("offers").select(["first_date", "last_date", "weekdays"]).execute(),
    ).toEqual([{ first_date: null, last_date: null, weekdays: "[]" }]);
    const coupon = db
      .selectFrom("coupons")
      .select(["uses", "weekdays", "delivery_pickup", "once_per_customer"]);
    expect(await coupon.execute()).toEqual([
      { uses: 3, weekdays: "[]", delivery_pickup: "both", once_per_customer: 0 },
    ]);
  });
});
