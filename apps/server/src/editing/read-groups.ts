import type { StaffChoice, StaffGroups } from "@noren/contract/staff/menu-dish.ts";
import type { Db } from "../db/open.ts";
import { columnValues } from "./fields.ts";
import { attachedOf } from "./list-fields.ts";
import { choiceTarget, groupTarget } from "./targets.ts";

/**
 * Every option group that is not archived, with its choices and the dishes that have it; and every
 * dish.
 */
export async function readStaffGroups(db: Db): Promise<StaffGroups> {
  const [groups, choices, options, items] = await Promise.all([
    db
      .selectFrom("option_groups")
      .selectAll()
      .where("archived_at", "is", null)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("choices")
      .selectAll()
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("options")
      .selectAll()
      .orderBy("item_id")
      .orderBy("position")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("items")
      .select(["id", "name"])
      .where("archived_at", "is", null)
      .orderBy("id")
      .execute(),
  ]);
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const choicesOf = Map.groupBy(choices, ({ group_id }) => group_id);
  const dishesOf = Map.groupBy(options, ({ group_id }) => group_id);
  const optionsOf = Map.groupBy(options, ({ item_id }) => item_id);
  const named = (item_id: number) => {
    const name = names.get(item_id);
    return name === undefined ? [] : [{ item_id, name }];
  };
  return {
    groups: groups.map((row) => ({
      target: groupTarget(row.id),
      group_id: row.id,
      values: columnValues("group", row) as StaffGroups["groups"][number]["values"],
      choices: (choicesOf.get(row.id) ?? []).map((choice) => ({
        target: choiceTarget(row.id, choice.id),
        id: choice.id,
        dish: choice.dish_id === null ? null : (named(choice.dish_id)[0] ?? null),
        is_sold_out: choice.sold_out !== null,
        values: columnValues("choice", choice) as StaffChoice["values"],
      })),
      dishes: (dishesOf.get(row.id) ?? []).flatMap(({ item_id }) => named(item_id)),
    })),
    dishes: items.map(({ id, name }) => ({
      item_id: id,
      name,
      options: attachedOf(optionsOf.get(id) ?? []),
    })),
  };
}
