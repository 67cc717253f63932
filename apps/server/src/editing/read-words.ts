import type { MenuWords, RecordWords } from "@noren/contract/staff/menu-words.ts";
import { menuRows } from "../catalogue/menu-rows.ts";
import type { Db } from "../db/open.ts";
import { columnValues } from "./fields.ts";
import type { Row } from "./rows.ts";
import {
  categoryTarget,
  choiceTarget,
  dishTarget,
  groupTarget,
  type MenuTarget,
  menuTarget,
} from "./targets.ts";

/** Every record that is not archived, with its words in each language; each dish once. */
export async function readMenuWords(db: Db): Promise<MenuWords> {
  const { menus, categories, placements, items, groups, choices } = await menuRows(db);
  const waiting = new Map(
    items.filter((item) => item.archived_at === null).map((item) => [item.id, item]),
  );
  const categoriesOf = Map.groupBy(categories, ({ menu_id }) => menu_id);
  const placementsOf = Map.groupBy(placements, (one) => `${one.menu_id}/${one.category_id}`);
  const choicesOf = Map.groupBy(choices, ({ group_id }) => group_id);

  const inMenus = menus.flatMap((menu) => [
    record("menu", menuTarget(menu.id), null, menu),
    ...(categoriesOf.get(menu.id) ?? []).flatMap((category) => [
      record("category", categoryTarget(menu.id, category.id), menu.name, category),
      ...(placementsOf.get(`${menu.id}/${category.id}`) ?? []).flatMap(({ item_id }) =>
        dish(item_id, category.name),
      ),
    ]),
  ]);
  return {
    records: [
      ...inMenus,
      ...[...waiting.keys()].flatMap((id) => dish(id, null)),
      ...groups
        .sort((a, b) => a.id - b.id)
        .flatMap((group) => [
          record("group", groupTarget(group.id), null, group),
          ...(choicesOf.get(group.id) ?? [])
            .filter(({ dish_id }) => dish_id === null)
            .map((one) => record("choice", choiceTarget(group.id, one.id), group.name, one)),
        ]),
    ],
  };

  /** At its first placement only. */
  function dish(id: number, within: string | null): RecordWords[] {
    const item = waiting.get(id);
    if (!item) return [];
    waiting.delete(id);
    return [record("dish", dishTarget(id), within, item)];
  }
}

function record(
  kind: MenuTarget["kind"],
  target: string,
  within: string | null,
  row: Row,
): RecordWords {
  // Named like its fields; `menuWordsSchema` leaves out what is no text.
  return { target, within, values: columnValues(kind, row) as RecordWords["values"] };
}
