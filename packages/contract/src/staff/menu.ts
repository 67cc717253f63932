import { MISSING_FACTS } from "@noren/ordering/missing-facts.ts";
import { z } from "zod";
import { wireAmount, wireId, wireInteger } from "../codecs.ts";
import { pageRequest } from "../order-records.ts";
import { editsIn, fieldChange, targetIn } from "./edits.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { MENU_KINDS, type MenuKind, menuKindOf, menuValues } from "./menu-values.ts";
import { auditEntrySchema, auditPageSchema } from "./people.ts";

/** Schemas of the menu as owners and managers edit it. */

/** One action: all edits are made, or none. */
export const menuChange = editsIn(MENU_KINDS, menuValues);

const menuTarget = targetIn(MENU_KINDS);
const { menu, category, group, dish } = MENU_KINDS;

/**
 * A new record: a category `within` a menu, a dish `within` a category, a choice `within` a group.
 * `copy_of`: a record of the same kind whose values and options it starts with. `dish`: the dish
 * that a choice is.
 */
export const menuAddition = z
  .object({
    kind: z.enum(Object.keys(MENU_KINDS) as MenuKind[]),
    within: targetIn({ menu, category, group }).nullable().default(null),
    copy_of: menuTarget.nullable().default(null),
    dish: targetIn({ dish }).nullable().default(null),
    values: menuValues.default({}),
    key: idempotencyKey.optional(),
  })
  .superRefine(({ kind, within, copy_of, dish, values }, { addIssue }) => {
    const issue = (path: (string | number)[], message: string) =>
      addIssue({ code: "custom", path, message });
    if ((within && menuKindOf(within)) !== PARENTS[kind]) issue(["within"], "target");
    if (copy_of !== null && menuKindOf(copy_of) !== kind) issue(["copy_of"], "target");
    if (dish !== null && kind !== "choice") issue(["dish"], "other_kind");
    for (const name of Object.keys(values))
      if (!Object.hasOwn(MENU_KINDS[kind].fields, name)) issue(["values", name], "other_kind");
    if (copy_of !== null || dish !== null) return;
    const needed = kind === "dish" ? (["name", "price_delivery", "price_pickup"] as const) : NAMED;
    for (const name of needed) if (values[name] === undefined) issue(["values", name], "required");
  });

const NAMED = ["name"] as const;
const PARENTS: Record<MenuKind, MenuKind | null> = {
  menu: null,
  category: "menu",
  dish: "category",
  group: null,
  choice: "group",
};

/** `action`: the id under which it can be undone, which archives it. */
export const menuAddedSchema = z.object({ action: wireId, target: z.string() });

/** `action`: the id under which it can be undone; null where nothing changed. */
export const menuChangedSchema = z.object({ action: wireId.nullable(), changes: wireInteger });

/** Payload of 409 `changed_since`: fields that somebody has changed, amounts in cents. */
export const menuConflictsSchema = z.object({
  conflicts: z.array(
    z.object({
      target: z.string(),
      name: z.string().nullable(),
      field: z.string(),
      seen: z.unknown(),
      now: z.unknown(),
      wanted: z.unknown(),
      /** Who changed it last; null where nobody is known. */
      by: z.string().nullable(),
    }),
  ),
});

const menuDish = z.object({
  target: z.string(),
  item_id: wireId,
  name: z.string(),
  name_en: z.string().nullable(),
  picture: z.string().nullable(),
  price_delivery: wireAmount,
  price_pickup: wireAmount,
  /** Whether it is on the menu at all; not whether it is sold out. */
  is_available: z.boolean(),
  is_sold_out: z.boolean(),
  back_at: z.string().nullable(),
  daily_count: wireInteger.nullable(),
  missing: z.array(z.enum(MISSING_FACTS)),
});
const menuCategory = z.object({
  target: z.string(),
  category_id: wireId,
  name: z.string(),
  name_en: z.string().nullable(),
  description: z.string(),
  description_en: z.string().nullable(),
  /** Whether guests may bring a container of their own for its dishes. */
  own_container: z.boolean(),
  dishes: z.array(menuDish),
});

/** What an open or scheduled draft will do to a field; `name` is the draft's. */
const plannedChange = z.object({
  id: wireId,
  name: z.string(),
  /** The restaurant's local time; null where it is published by hand. */
  publish_local: z.string().nullable(),
  target: z.string(),
  field: z.string(),
  value: z.unknown(),
});

/**
 * Every menu with every dish that is not archived, in the restaurant's language; `unplaced`: the
 * dishes that are in no category, which guests see at most as a choice of another; `returning`: the
 * archived dishes that a draft brings back, in order, each with the category where it stands and
 * the dish there that it comes `after`, null for none.
 */
export const staffMenusSchema = z.object({
  drafts: z.array(plannedChange),
  unplaced: z.array(menuDish),
  returning: z.array(z.object({ within: z.string(), after: wireId.nullable(), dish: menuDish })),
  menus: z.array(
    z.object({
      target: z.string(),
      menu_id: wireId,
      name: z.string(),
      name_en: z.string().nullable(),
      is_available: z.boolean(),
      categories: z.array(menuCategory),
    }),
  ),
});

/** `target`: only the actions on one dish or choice; `of`: only those that changed prices. */
export const historyRequest = pageRequest.extend({
  target: menuTarget.optional(),
  of: z.literal("prices").optional(),
});

/**
 * Actions that changed the menu, newest first; `undone`: another action has taken it back, but for
 * as many of its fields as are `left`, which somebody had changed or which nobody asked for.
 */
export const menuHistorySchema = auditPageSchema.extend({
  entries: z.array(
    auditEntrySchema.extend({
      undone: z.boolean(),
      left: z.number().int().min(0),
      changes: z.array(fieldChange.extend({ undone: z.boolean() })),
    }),
  ),
});

export type MenuHistory = z.output<typeof menuHistorySchema>;
export type MenuHistoryEntry = MenuHistory["entries"][number];
export type HistoryWanted = z.output<typeof historyRequest>;
export type MenuDish = z.output<typeof menuDish>;
export type MenuCategory = z.output<typeof menuCategory>;
export type StaffMenu = StaffMenus["menus"][number];
export type PlannedChange = z.output<typeof plannedChange>;
export type StaffMenus = z.output<typeof staffMenusSchema>;
export type MenuChange = z.input<typeof menuChange>;
export type MenuChanged = z.output<typeof menuChangedSchema>;
export type MenuAddition = z.input<typeof menuAddition>;
export type MenuAdded = z.output<typeof menuAddedSchema>;
export type MenuConflicts = z.output<typeof menuConflictsSchema>;
