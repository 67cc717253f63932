import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { readCatalogue } from "../catalogue/read-catalogue.ts";
import { migrate } from "./migrate.ts";

const JSON_OF = {
  soy: '{"contains":["soy"],"may_contain":[]}',
  none: "{}",
  list: "[]",
  en: '{"en":{"option_name":"Size","name":"Large"}}',
};

onBothDatabases("the migration 0034-option-groups", (databases) => {
  test("migration 0034-option-groups keeps every option and choice with its ids, order and columns", async () => {
    const database = await openMigratedTo(await databases.empty(), "0029-dish-facts");
    const { db } = database;
    const { soy, none, list, en } = JSON_OF;
    await sql`insert into menus (id, position, name, is_available, active_times, time_ranges,
      pickup_time_ranges, translations) values (1, 0, 'Carte', 1, '{}', '{}', '{}', '{}')`.execute(
      db,
    );
    await sql`insert into categories (menu_id, id, position, name, description, translations)
      values (1, 10, 0, 'Bols', '', '{}')`.execute(db);
    for (const id of [101, 102]) {
      await sql`insert into items (id, name, description, score, price_delivery, price_pickup,
        is_available, translations) values (${id}, 'Bol', '', 50, 500, 500, 1, '{}')`.execute(db);
      await sql`insert into placements (menu_id, category_id, item_id, position)
        values (1, 10, ${id}, ${id})`.execute(db);
    }
    const option = (item: number, id: number, position: number, min: number, max: number | null) =>
      sql`insert into options (item_id, id, position, name, min, max, translations)
        values (${item}, ${id}, ${position}, ${`option ${item}/${id}`}, ${min}, ${max}, ${en})`.execute(
        db,
      );
    const choice = (item: number, of: number, id: number, position: number, price: number) =>
      sql`insert into choices (item_id, option_id, id, position, name, price, tax_rate, allergens,
          diets, facts, translations)
        values (${item}, ${of}, ${id}, ${position}, ${`choice ${of}/${id}`}, ${price},
          ${price > 100 ? 5.5 : null}, ${id === 1 ? soy : null}, ${list}, ${none}, ${en})`.execute(
        db,
      );
    // The ids of options are unique in a dish alone, those of choices in an option alone.
    await option(101, 8, 0, 1, 1);
    await option(101, 7, 1, 0, null);
    await option(102, 8, 0, 0, 2);
    await choice(101, 8, 2, 0, 0);
    await choice(101, 8, 1, 1, 300);
    await choice(101, 7, 1, 0, -50);
    await choice(102, 8, 900, 0, 0);
    await sql`alter table choices add column shelf text not null default 'A'`.execute(db);
    await sql`update choices set shelf = 'B' where id = 900`.execute(db);

    expect(await migrate(database)).toContain("0034-option-groups");

    const { menus } = await readCatalogue(db, 0);
    const choiceOf = (option_id: number, id: number, price: number) => ({
      ...{ id, option_id, name: `choice ${option_id}/${id}`, price, quantity: 0 },
      ...{ tax_rate: price > 100 ? 5.5 : null, diets: [], facts: {} },
      allergens: id === 1 ? JSON.parse(soy) : null,
    });
    const optionOf = (item: number, option_id: number, min: number, max: number | null) => ({
      ...{ option_id, option_name: `option ${item}/${option_id}`, selected: 0, min, max },
    });
    const items = menus.fr[0]?.categories[0]?.items;
    expect(items?.map(({ options }) => options)).toEqual([
      [
        { ...optionOf(101, 8, 1, 1), option_options: [choiceOf(8, 2, 0), choiceOf(8, 1, 300)] },
        { ...optionOf(101, 7, 0, null), option_options: [choiceOf(7, 1, -50)] },
      ],
      [{ ...optionOf(102, 8, 0, 2), option_options: [choiceOf(8, 900, 0)] }],
    ]);
    expect(menus.en[0]?.categories[0]?.items[0]?.options[0]).toMatchObject({
      option_name: "Size",
      option_options: [{ name: "Large" }, { name: "Large" }],
    });
    const groups = await db.selectFrom("option_groups").select("id").orderBy("id").execute();
    expect(groups).toEqual([{ id: 901 }, { id: 902 }, { id: 903 }]);
    const { rows } = await sql`select id, shelf from choices where shelf <> 'A'`.execute(db);
    expect(rows).toEqual([{ id: 900, shelf: "B" }]);
    await sql`insert into choices (group_id, id, position, name, price, translations)
      values (901, 3, 2, 'Moyenne', 0, '{}')`.execute(db);
    const added = await sql`select diets, facts, shelf from choices where id = 3`.execute(db);
    expect(added.rows).toEqual([{ diets: "[]", facts: "{}", shelf: "A" }]);
  });
});
