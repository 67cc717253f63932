import { z } from "zod";
import { wireAmount, wireFlag, wireId, wireInteger, wireNumber, wireText } from "../codecs.ts";
import { declared, dietList } from "../declarations.ts";
import { facts } from "../dish-facts.ts";
import { pictureSchema } from "../picture.ts";
import { isVisible } from "../typed-text.ts";
import { type EditableKind, ID, kindIn } from "./edits.ts";
import { MAX_PRICE, price } from "./price.ts";

/** What can be edited on the menu: the targets, and the fields of each kind. */

export type MenuKind = "menu" | "category" | "dish" | "group" | "choice";

const MAX_NAME = 300;
const MAX_DESCRIPTION = 5000;
const MAX_LIST = 1000;

/** A choice may lower the price of its dish (rules.md, Money). */
const choicePrice = wireAmount.refine((cents) => Math.abs(cents) <= MAX_PRICE, { error: "price" });

const name = wireText(MAX_NAME).trim().refine(isVisible, { error: "required" });
const description = wireText(MAX_DESCRIPTION).trim();
/** Null: none of its own. */
const ownText = (max: number) =>
  wireText(max)
    .trim()
    .nullable()
    .overwrite((text) => text || null);
const taxRate = wireNumber
  .refine((rate) => rate >= 0 && rate <= 100, { error: "percent" })
  .nullable();
/** Each once, in the order in which guests see them. */
const ids = z
  .array(wireId, { error: "list" })
  .max(MAX_LIST, { error: "list" })
  .refine((list) => new Set(list).size === list.length, { error: "twice" });

const MAX_CHOICES = 99;
const bound = wireInteger.refine((n) => n >= 0 && n <= MAX_CHOICES, { error: "choice_quantity" });

/**
 * A group on a dish. `only_with`: offered only where one of these choices of an earlier one is
 * taken.
 */
const attachedGroup = z.object({
  group_id: wireId,
  min: bound,
  max: bound.nullable(),
  only_with: z.object({ group_id: wireId, choices: ids.min(1, { error: "required" }) }).nullable(),
  /** Prices that a choice has on this dish alone, by choice id. */
  prices: z.record(z.string().regex(new RegExp(`^${ID}$`)), choicePrice),
});

const attachedGroups = z
  .array(attachedGroup)
  .max(100, { error: "list" })
  .superRefine((groups, { addIssue }) => {
    const seen = new Map<number, boolean>();
    for (const [i, { group_id, min, max, only_with }] of groups.entries()) {
      const issue = (field: string, message: string) =>
        addIssue({ code: "custom", path: [i, field], message });
      if (seen.has(group_id)) issue("group_id", "twice");
      if (max !== null && max < min) issue("max", "below_min");
      // A condition has no condition itself.
      if (only_with && seen.get(only_with.group_id) !== true) issue("only_with", "earlier_option");
      seen.set(group_id, only_with === null);
    }
  });

const named = { name, name_en: ownText(MAX_NAME) };
const described = { ...named, description, description_en: ownText(MAX_DESCRIPTION) };
const declaredFields = {
  kitchen_name: ownText(MAX_NAME),
  tax_rate: taxRate,
  allergens: declared.nullable(),
  diets: dietList,
  facts,
};
/** An archived record is shown nowhere, and kept for the orders that contain it. */
const archived = wireFlag;

const FIELDS = {
  menu: { ...named, is_available: wireFlag, categories: ids, archived },
  category: { ...described, own_container: wireFlag, dishes: ids, archived },
  dish: {
    ...described,
    ...declaredFields,
    price_delivery: price,
    price_pickup: price,
    is_available: wireFlag,
    is_formule: wireFlag,
    reference_price: price.nullable(),
    companions: ids,
    picture: pictureSchema.nullable(),
    picture_alt: ownText(MAX_NAME),
    picture_alt_en: ownText(MAX_NAME),
    options: attachedGroups,
    archived,
  },
  group: { ...named, choices: ids, archived },
  choice: { ...named, ...declaredFields, price: choicePrice, archived },
} as const satisfies Record<MenuKind, Record<string, z.ZodType>>;

/** Absent fields are not changed. Fields of the same name are the same in every kind. */
export const menuValues = z
  .object({
    ...FIELDS.menu,
    ...FIELDS.category,
    ...FIELDS.choice,
    ...FIELDS.group,
    ...FIELDS.dish,
  })
  .partial();

export type MenuValues = z.output<typeof menuValues>;

/**
 * `menu:<menu_id>`, `category:<menu_id>:<category_id>`, `dish:<item_id>`, `group:<group_id>`, or
 * `choice:<group_id>:<choice id>`, which is the choice in every dish that has the group.
 */
export const MENU_KINDS = {
  menu: { target: new RegExp(`^menu:${ID}$`), fields: FIELDS.menu },
  category: { target: new RegExp(`^category:${ID}:${ID}$`), fields: FIELDS.category },
  dish: { target: new RegExp(`^dish:${ID}$`), fields: FIELDS.dish },
  group: { target: new RegExp(`^group:${ID}$`), fields: FIELDS.group },
  choice: { target: new RegExp(`^choice:${ID}:${ID}$`), fields: FIELDS.choice },
} as const satisfies Record<MenuKind, EditableKind>;

export function menuKindOf(target: string): MenuKind | undefined {
  return kindIn(MENU_KINDS, target);
}
