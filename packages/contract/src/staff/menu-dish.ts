import type { ChoiceObstacle } from "@noren/ordering/formule.ts";
import { MISSING_FACTS } from "@noren/ordering/missing-facts.ts";
import { z } from "zod";
import { wireAmount, wireFlag, wireId, wireInteger, wireNumber } from "../codecs.ts";
import { declared, dietList } from "../declarations.ts";
import { facts } from "../dish-facts.ts";
import { inEachLocale } from "../locales.ts";
import { pictureSchema } from "../picture.ts";

/** Schemas of a dish and of the option groups as their editors show them. */

const texts = { name: z.string(), name_en: z.string().nullable() };

const attached = z.object({
  group_id: wireId,
  min: wireInteger,
  max: wireInteger.nullable(),
  only_with: z.object({ group_id: wireId, choices: z.array(wireId) }).nullable(),
  prices: z.record(z.string(), wireAmount),
});

const declaredValues = {
  kitchen_name: z.string().nullable(),
  tax_rate: wireNumber.nullable(),
  allergens: declared.nullable(),
  diets: dietList,
  facts,
};

/** The fields of `menu-values.ts`, as they are stored. */
const dishValues = z.object({
  ...texts,
  description: z.string(),
  description_en: z.string().nullable(),
  ...declaredValues,
  price_delivery: wireAmount,
  price_pickup: wireAmount,
  is_available: wireFlag,
  is_formule: wireFlag,
  reference_price: wireAmount.nullable(),
  companions: z.array(wireId),
  picture: pictureSchema.nullable(),
  picture_alt: z.string().nullable(),
  picture_alt_en: z.string().nullable(),
  options: z.array(attached),
  archived: wireFlag,
});

const namedDish = z.object({ item_id: wireId, name: z.string() });

export const staffDishSchema = z.object({
  target: z.string(),
  item_id: wireId,
  values: dishValues,
  /** The dishes of `values.companions` by name, in their order. */
  companions: z.array(namedDish.extend({ is_archived: wireFlag })),
  missing: z.array(z.enum(MISSING_FACTS)),
  /** Targets of the categories that it stands in. */
  categories: z.array(z.string()),
  /**
   * What guests get, as an item of `GET menus` in each locale, whether or not it is on sale; null
   * where it stands in no category. Not parsed here: the schema of menus is a chunk of its own.
   */
  preview: z.object(inEachLocale(() => z.unknown())).nullable(),
});

const LEFT_OUT = [
  "archived",
  "off_sale",
  "is_formule",
  "required_option",
] as const satisfies readonly (ChoiceObstacle | "archived" | "off_sale")[];

const choice = z.object({
  target: z.string(),
  id: wireId,
  /** The dish that the choice is; `left_out`: why guests are not offered it. */
  dish: namedDish.extend({ left_out: z.enum(LEFT_OUT).nullable() }).nullable(),
  is_sold_out: wireFlag,
  values: z.object({ ...texts, ...declaredValues, price: wireAmount }),
});

const group = z.object({
  target: z.string(),
  group_id: wireId,
  values: z.object(texts),
  /** In the order in which guests see them. */
  choices: z.array(choice),
  /** The dishes that have the group. */
  dishes: z.array(namedDish),
});

/** Every option group and every dish that is not archived. */
export const staffGroupsSchema = z.object({
  groups: z.array(group),
  /** With all of `options`, as its editor has it. */
  dishes: z.array(namedDish.extend({ options: z.array(attached) })),
});

export type StaffDish = z.output<typeof staffDishSchema>;
export type DishValues = StaffDish["values"];
export type AttachedGroup = DishValues["options"][number];
export type StaffGroups = z.output<typeof staffGroupsSchema>;
export type StaffGroup = StaffGroups["groups"][number];
export type DishOptions = StaffGroups["dishes"][number];
export type LeftOut = (typeof LEFT_OUT)[number];
export type StaffChoice = StaffGroup["choices"][number];
