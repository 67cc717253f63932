import type { LeftOut, StaffChoice, StaffGroups } from "@noren/contract/staff/menu-dish.ts";
import type { Selectable } from "kysely";
import { storedObstacle } from "../catalogue/dish-choice.ts";
import { isOnSale } from "../catalogue/menu-reader.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
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
      .select(["id", "name", "is_available", "is_formule", "archived_at"])
      .orderBy("id")
      .execute(),
  ]);
  const known = new Map(items.map((item) => [item.id, item]));
  const choicesOf = Map.groupBy(choices, ({ group_id }) => group_id);
  const dishesOf = Map.groupBy(options, ({ group_id }) => group_id);
  const optionsOf = Map.groupBy(options, ({ item_id }) => item_id);
  const dishOf = (item_id: number) => {
    const item = known.get(item_id);
    if (!item) return null;
    return { item_id, name: item.name, left_out: leftOut(item, optionsOf.get(item_id) ?? []) };
  };
  const live = items.filter(({ archived_at }) => archived_at === null);
  return {
    groups: groups.map((row) => ({
      target: groupTarget(row.id),
      group_id: row.id,
      values: columnValues("group", row) as StaffGroups["groups"][number]["values"],
      choices: (choicesOf.get(row.id) ?? []).map((choice) => ({
        target: choiceTarget(row.id, choice.id),
        id: choice.id,
        dish: choice.dish_id === null ? null : dishOf(choice.dish_id),
        is_sold_out: choice.sold_out !== null,
        values: columnValues("choice", choice) as StaffChoice["values"],
      })),
      dishes: (dishesOf.get(row.id) ?? []).flatMap(({ item_id }) => {
        const item = known.get(item_id);
        return item?.archived_at === null ? [{ item_id, name: item.name }] : [];
      }),
    })),
    dishes: live.map(({ id, name }) => ({
      item_id: id,
      name,
      options: attachedOf(optionsOf.get(id) ?? []),
    })),
  };
}

type StoredDish = Pick<Selectable<Tables["items"]>, "is_available" | "is_formule" | "archived_at">;

/** Why the menu leaves a choice out that is this dish. */
function leftOut(dish: StoredDish, options: Parameters<typeof storedObstacle>[1]): LeftOut | null {
  if (dish.archived_at !== null) return "archived";
  return isOnSale(dish) ? storedObstacle(dish, options) : "off_sale";
}
