import type { FieldIssue } from "@noren/contract/field-problems.ts";
import type { menuAddition } from "@noren/contract/staff/menu.ts";
import type { z } from "zod";
import type { Actor } from "../audit/audit.ts";
import { storedObstacle } from "../catalogue/dish-choice.ts";
import { type Columns, newRow } from "../db/columns.ts";
import { toJson } from "../db/json-text.ts";
import { MENU_COLUMNS } from "../db/menu-columns.ts";
import type { Trx } from "../db/open.ts";
import type { Services } from "../services.ts";
import { type Added, addRecord, highestId, insertRecord } from "./add-record.ts";
import { unknownField, unknownIn } from "./references.ts";
import { lockedRow } from "./rows.ts";
import {
  categoryTarget,
  choiceTarget,
  dishTarget,
  groupTarget,
  type MenuTarget,
  menuTarget,
  menuTargetOf,
} from "./targets.ts";

type Addition = z.output<typeof menuAddition>;
/**
 * Adds a record to the menu as an action, whose undo archives it. `not_found`: what it goes into or
 * copies is unknown or archived.
 */
export function addToMenu(
  services: Pick<Services, "db" | "now">,
  actor: NonNullable<Actor>,
  addition: Addition,
): Promise<Added<"not_found" | FieldIssue>> {
  return addRecord(services, actor, {
    action: `${addition.kind}_added`,
    values: addition.values,
    key: addition.key,
    refusalOf: (trx) => refusalOf(trx, addition),
    insert: (trx, at) => insertRow(trx, addition, at),
  });
}

async function refusalOf(
  trx: Trx,
  { kind, within, copy_of, dish, values }: Addition,
): Promise<"not_found" | FieldIssue | null> {
  for (const named of [within, copy_of, dish]) {
    const target = named === null ? null : menuTargetOf(named);
    const row = target && (await lockedRow(trx, target));
    if (target && (!row || row.archived_at !== null)) return "not_found";
  }
  const chosen = dish === null ? null : menuTargetOf(dish);
  if (chosen && (await isObstructed(trx, chosen.id)))
    return { path: "dish", problem: "not_a_choice" };
  const unknown = await unknownField(trx, copy_of ?? EMPTY[kind], values);
  return unknown && unknownIn(["values", unknown]);
}

/** Targets without a row, which hold as little as something new does. */
const EMPTY = {
  menu: menuTarget(0),
  category: categoryTarget(0, 0),
  dish: dishTarget(0),
  group: groupTarget(0),
  choice: choiceTarget(0, 0),
};

async function isObstructed(trx: Trx, id: number): Promise<boolean> {
  const dish = await trx
    .selectFrom("items")
    .select("is_formule")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const options = await trx
    .selectFrom("options")
    .select(["min", "only_with"])
    .where("item_id", "=", id)
    .execute();
  return storedObstacle(dish, options) !== null;
}

/** Inserted as archived, so that the action brings it onto the menu. */
async function insertRow(trx: Trx, addition: Addition, at: number): Promise<string> {
  const { kind, within, copy_of, dish } = addition;
  const parent = within === null ? null : menuTargetOf(within);
  const copied = copy_of === null ? null : menuTargetOf(copy_of);
  const original = copied ? ((await lockedRow(trx, copied)) ?? {}) : {};
  const common = {
    ...newRow<Columns>(MENU_COLUMNS[kind]),
    translations: toJson({}),
    ...original,
    archived_at: at,
  };
  switch (kind) {
    case "menu": {
      const id = (await highestId(trx, "menus")) + 1;
      const row = { ...common, id, position: id };
      await insertRecord(trx, "menus", row);
      return menuTarget(id);
    }
    case "category": {
      const id = (await highestId(trx, "categories")) + 1;
      const menu = parent?.id ?? 0;
      const row = { ...common, id, menu_id: menu, position: id };
      await insertRecord(trx, "categories", row);
      return categoryTarget(menu, id);
    }
    case "dish": {
      const id = (await highestId(trx, "items")) + 1;
      const row = { ...common, ...ON_SALE, id };
      await insertRecord(trx, "items", row);
      if (copied) await copyOptions(trx, copied.id, id);
      if (parent?.kind === "category") await placeLast(trx, parent, id);
      return dishTarget(id);
    }
    case "group": {
      const id = (await highestId(trx, "option_groups")) + 1;
      await insertRecord(trx, "option_groups", { ...common, id });
      if (copied) await copyChoices(trx, copied.id, id);
      return groupTarget(id);
    }
    case "choice": {
      const id = (await highestId(trx, "choices")) + 1;
      const group_id = parent?.id ?? 0;
      const of = dish === null ? {} : { dish_id: menuTargetOf(dish)?.id ?? null };
      const row = { dish_id: null, ...common, ...of, sold_out: null, group_id, id, position: id };
      await insertRecord(trx, "choices", row);
      return choiceTarget(group_id, id);
    }
  }
}

/** A copy has its own stock. */
const ON_SALE = { sold_out: null, daily_count: null };

async function copyOptions(trx: Trx, from: number, to: number): Promise<void> {
  const rows = await trx.selectFrom("options").selectAll().where("item_id", "=", from).execute();
  const copies = rows.map((row) => ({ ...row, item_id: to }));
  if (copies.length > 0) await trx.insertInto("options").values(copies).execute();
}

async function copyChoices(trx: Trx, from: number, to: number): Promise<void> {
  const rows = await trx
    .selectFrom("choices")
    .selectAll()
    .where("group_id", "=", from)
    .where("archived_at", "is", null)
    .execute();
  const copies = rows.map((row) => ({ ...row, group_id: to }));
  if (copies.length > 0) await trx.insertInto("choices").values(copies).execute();
}

async function placeLast(
  trx: Trx,
  { menu, id }: Extract<MenuTarget, { kind: "category" }>,
  item_id: number,
): Promise<void> {
  const category = { menu_id: menu, category_id: id };
  const { last } = await trx
    .selectFrom("placements")
    .select(({ fn }) => fn.max("position").as("last"))
    .where((is) => is.and(category))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("placements")
    .values({ ...category, item_id, position: (last ?? -1) + 1 })
    .execute();
}
