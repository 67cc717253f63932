import type { Db } from "../db/open.ts";
import { storedHours } from "./hours-reader.ts";

export type MenuRows = Awaited<ReturnType<typeof menuRows>>;

/**
 * The rows of all menus by table, each in the order in which they are shown; of what is archived
 * only the dishes.
 */
export async function menuRows(db: Db) {
  const [menus, categories, placements, items, groups, options, choices, hours] = await Promise.all(
    [
      db
        .selectFrom("menus")
        .selectAll()
        .where("archived_at", "is", null)
        .orderBy("position")
        .orderBy("id")
        .execute(),
      db
        .selectFrom("categories")
        .selectAll()
        .where("archived_at", "is", null)
        .orderBy("position")
        .orderBy("id")
        .execute(),
      db.selectFrom("placements").selectAll().orderBy("position").orderBy("item_id").execute(),
      db.selectFrom("items").selectAll().execute(),
      db.selectFrom("option_groups").selectAll().where("archived_at", "is", null).execute(),
      db.selectFrom("options").selectAll().orderBy("position").orderBy("id").execute(),
      db
        .selectFrom("choices")
        .selectAll()
        .where("archived_at", "is", null)
        .orderBy("position")
        .orderBy("id")
        .execute(),
      storedHours(db),
    ],
  );
  return { menus, categories, placements, items, groups, options, choices, ...hours };
}
