import type { Db } from "../db/open.ts";
import { inTurn } from "../db/together.ts";
import { hoursOf, hoursQueries } from "./hours-reader.ts";

export type MenuRows = ReturnType<typeof menuRowsOf>;

/**
 * The rows of all menus by table, each in the order in which they are shown; of what is archived
 * only the dishes.
 */
export async function menuRows(db: Db): Promise<MenuRows> {
  return menuRowsOf(await readMenus(db));
}

function readMenus(db: Db) {
  return inTurn(db, menuQueries(db));
}

export function menuRowsOf({
  services,
  special_hours,
  ...rows
}: Awaited<ReturnType<typeof readMenus>>) {
  return { ...rows, ...hoursOf({ services, special_hours }) };
}

export function menuQueries(db: Db) {
  return {
    menus: db
      .selectFrom("menus")
      .selectAll()
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
    categories: db
      .selectFrom("categories")
      .selectAll()
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
    placements: db.selectFrom("placements").selectAll().orderBy("position").orderBy("item_id"),
    items: db.selectFrom("items").selectAll(),
    groups: db.selectFrom("option_groups").selectAll().where("archived_at", "is", null),
    options: db.selectFrom("options").selectAll().orderBy("position").orderBy("id"),
    choices: db
      .selectFrom("choices")
      .selectAll()
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
    ...hoursQueries(db),
  };
}
