import { NOON } from "@noren/ordering/testing.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { migrate } from "./migrate.ts";

onBothDatabases("the migration 0036-dishes", (databases) => {
  test("migration 0036-dishes leaves existing dishes and categories as they are", async () => {
    const database = await openMigratedTo(await databases.empty(), "0029-dish-facts");
    const { db } = database;
    await sql`insert into menus (id, position, name, is_available, active_times, time_ranges,
        pickup_time_ranges, translations)
      values (1, 0, 'Carte', 1, '{}', '{}', '{}', '{}')`.execute(db);
    await sql`insert into categories (menu_id, id, position, name, description, translations)
      values (1, 10, 0, 'Nigiri', '', '{}')`.execute(db);
    await sql`insert into items (id, name, description, image, picture, score, price_delivery,
        price_pickup, tax_rate, is_available, allergens, diets, facts, translations)
      values (101, 'Nigiri saumon', '', null, null, 1, 550, 500, 10, 1, null, '[]', '{}', '{}')`.execute(
      db,
    );

    expect(await migrate(database)).toContain("0036-dishes");
    const dish = db
      .selectFrom("items")
      .select(["name", "kitchen_name", "archived_at", "companions"]);
    expect(await dish.execute()).toEqual([
      { name: "Nigiri saumon", kitchen_name: null, archived_at: null, companions: "[]" },
    ]);
    const category = db.selectFrom("categories").select(["name", "own_container"]);
    expect(await category.execute()).toEqual([{ name: "Nigiri", own_container: 0 }]);
    await db.updateTable("items").set({ archived_at: NOON }).execute();
    await database.db.destroy();
  });
});
