import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { Selectable } from "kysely";
import { z } from "zod";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { MenuTarget } from "./targets.ts";

/**
 * A field that is kept in rows of other tables: an ordered list. The row of its target is locked
 * while it is read and written.
 */
export type ListField = {
  right: StaffRight;
  read: (db: Db, target: MenuTarget) => Promise<unknown>;
  write: (trx: Trx, target: MenuTarget, value: unknown) => Promise<void>;
};

export const idList = z.array(z.int());

/** Ids of the categories of a menu; writing only orders them. */
export const categoriesOfMenu: ListField = {
  right: "change_menu",
  read: async (db, { id }) => {
    const rows = await db
      .selectFrom("categories")
      .select("id")
      .where("menu_id", "=", id)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    return rows.map((row) => row.id);
  },
  write: async (trx, { id: menu }, value) => {
    for (const [position, id] of idList.parse(value).entries())
      await trx
        .updateTable("categories")
        .set({ position })
        .where("menu_id", "=", menu)
        .where("id", "=", id)
        .execute();
  },
};

/** Ids of the choices of a group; writing only orders them. */
export const choicesOfGroup: ListField = {
  right: "change_menu",
  read: async (db, { id }) => {
    const rows = await db
      .selectFrom("choices")
      .select("id")
      .where("group_id", "=", id)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    return rows.map((row) => row.id);
  },
  write: async (trx, { id: group }, value) => {
    for (const [position, id] of idList.parse(value).entries())
      await trx
        .updateTable("choices")
        .set({ position })
        .where("group_id", "=", group)
        .where("id", "=", id)
        .execute();
  },
};

/** Ids of the dishes of a category; an archived dish keeps its place, in case it comes back. */
export const dishesOfCategory: ListField = {
  right: "change_menu",
  read: async (db, target) => {
    const rows = await placed(db, target).where("items.archived_at", "is", null).execute();
    return rows.map(({ item_id }) => item_id);
  },
  write: async (trx, target, value) => {
    if (target.kind !== "category") return;
    const wanted = idList.parse(value);
    const category = { menu_id: target.menu, category_id: target.id };
    const rows = await placed(trx, target).execute();
    const kept = rows.filter(
      ({ item_id, archived_at }) => archived_at !== null && !wanted.includes(item_id),
    );
    await trx
      .deleteFrom("placements")
      .where((is) => is.and(category))
      .execute();
    const order = kept.reduce(
      (ids, { item_id, position }) => ids.toSpliced(position, 0, item_id),
      wanted,
    );
    const placements = order.map((item_id, position) => ({ ...category, item_id, position }));
    if (placements.length > 0) await trx.insertInto("placements").values(placements).execute();
  },
};

/** Wanted dishes, and at their end those that have joined the live list since `seen`. */
export function withJoined({ wanted, live, seen }: Record<"wanted" | "live" | "seen", unknown>) {
  const listed = idList.parse(wanted);
  const known = new Set([...listed, ...idList.parse(seen)]);
  return [...listed, ...idList.parse(live).filter((id) => !known.has(id))];
}

function placed(db: Db, target: MenuTarget) {
  const menu = target.kind === "category" ? target.menu : 0;
  return db
    .selectFrom("placements")
    .innerJoin("items", "items.id", "placements.item_id")
    .select(["placements.item_id", "placements.position", "items.archived_at"])
    .where("placements.menu_id", "=", menu)
    .where("placements.category_id", "=", target.id)
    .orderBy("placements.position")
    .orderBy("placements.item_id");
}

const attached = z.array(
  z.object({
    group_id: z.int(),
    min: z.int(),
    max: z.int().nullable(),
    only_with: z.object({ group_id: z.int(), choices: idList }).nullable(),
    prices: z.record(z.string(), z.int().transform(asCents)),
  }),
);

/**
 * The groups of a dish (`AttachedGroup` in the contract). The wire's option ids are kept for groups
 * that stay; those of new ones lie above all others.
 */
export const groupsOfDish: ListField = {
  right: "change_menu",
  read: async (db, { id }) => {
    return attachedOf(await optionsOf(db, id));
  },
  write: async (trx, { id: item_id }, value) => {
    const groups = attached.parse(value);
    const known = await optionsOf(trx, item_id);
    let last = await highestOption(trx);
    const idOf = new Map(known.map(({ id, group_id }) => [group_id, id]));
    for (const { group_id } of groups) if (!idOf.has(group_id)) idOf.set(group_id, ++last);
    const rows = groups.map(({ group_id, min, max, only_with, prices }, position) => ({
      ...{ item_id, id: idOf.get(group_id) ?? 0, group_id, position, min, max },
      only_with:
        only_with &&
        toJson({ option_id: idOf.get(only_with.group_id) ?? 0, choices: only_with.choices }),
      prices: toJson(prices),
    }));
    await trx.deleteFrom("options").where("item_id", "=", item_id).execute();
    if (rows.length > 0) await trx.insertInto("options").values(rows).execute();
  },
};

/** The options of one dish as its editor has them. */
export function attachedOf(
  options: readonly Pick<
    Selectable<Tables["options"]>,
    "id" | "group_id" | "min" | "max" | "only_with" | "prices"
  >[],
) {
  const groupOf = new Map(options.map((option) => [option.id, option.group_id]));
  return options.map(({ group_id, min, max, only_with, prices }) => {
    const condition = only_with && fromJson(only_with);
    return {
      ...{ group_id, min, max },
      only_with: condition && {
        group_id: groupOf.get(condition.option_id) ?? 0,
        choices: condition.choices,
      },
      prices: fromJson(prices),
    };
  });
}

/**
 * An option of an archived group is not offered; it is left as it is while the dish is not edited.
 */
function optionsOf(db: Db, item: number) {
  return db
    .selectFrom("options")
    .selectAll()
    .where("item_id", "=", item)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function highestOption(trx: Trx): Promise<number> {
  const { last } = await trx
    .selectFrom("options")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
