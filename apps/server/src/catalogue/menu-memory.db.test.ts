import type { Item, Menu } from "@noren/ordering/model.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import { toJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { menuMemory } from "./menu-memory.ts";
import { readCatalogue } from "./read-catalogue.ts";

const itemsOf = (menus: readonly Menu[]): Item[] =>
  menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));

/** Each changes what dishes are made of, in another table. */
const CHANGES: Record<string, (db: Db) => Promise<unknown>> = {
  "a price": (db) =>
    db
      .updateTable("items")
      .set({ price_pickup: 999 as never })
      .where("id", "=", 101)
      .execute(),
  "an English name": (db) =>
    db
      .updateTable("items")
      .set({ translations: toJson({ en: { item_name: "Changed" } }) })
      .where("id", "=", 101)
      .execute(),
  "the name of a choice": (db) => db.updateTable("choices").set({ name: "Changed" }).execute(),
  "the name of a group": (db) => db.updateTable("option_groups").set({ name: "Changed" }).execute(),
  "the bounds of an option": (db) => db.updateTable("options").set({ max: 9 }).execute(),
  "a dish off sale": (db) =>
    db.updateTable("items").set({ is_available: 0 }).where("id", "=", 102).execute(),
  "the order of dishes": (db) =>
    db
      .updateTable("placements")
      .set((row) => ({ position: row("position", "*", -1) }))
      .execute(),
  "a choice that is archived": (db) =>
    db.updateTable("choices").set({ archived_at: NOON }).execute(),
};

onBothDatabases("the memory of the menu", (databases) => {
  test("menus read with it are those read without it, whatever has changed", async () => {
    const { db } = await openTestApp(await databases.filled());
    const memory = menuMemory();
    const both = async () => {
      const [kept, fresh] = [await readCatalogue(db, NOON, memory), await readCatalogue(db, NOON)];
      return [kept.menus, fresh.menus].map(({ fr, en }) => ({ fr, en }));
    };
    const [first, same] = await both();
    expect(first).toEqual(same);
    for (const [name, change] of Object.entries(CHANGES)) {
      const [before] = await both();
      await change(db);
      const [kept, fresh] = await both();
      expect(kept, name).toEqual(fresh);
      expect(kept, name).not.toEqual(before);
    }
  });

  test("a dish that has not changed stays the same object, also where another has", async () => {
    const { db } = await openTestApp(await databases.filled());
    const memory = menuMemory();
    const read = async () => itemsOf((await readCatalogue(db, NOON, memory)).menus.fr);
    const before = await read();
    await CHANGES["a price"]?.(db);
    const after = await read();
    const changed = after.filter((item) => !before.includes(item));
    expect(new Set(changed.map(({ item_id }) => item_id))).toEqual(new Set([101]));
    expect(after.length).toBeGreaterThan(changed.length);
  });
});
