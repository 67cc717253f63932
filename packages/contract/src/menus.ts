import { consistentDiets } from "@noren/ordering/declarations.ts";
import type { Menu } from "@noren/ordering/model.ts";
import { z } from "zod";
import {
  wireAmount,
  wireFlag,
  wireId,
  wireInteger,
  wireNumber,
  wireText,
  wireTimeRange,
} from "./codecs.ts";
import {
  datedFields,
  dayHoursSchema,
  readableDatedFields,
  readableHours,
  readableSlots,
  weekdaySchema,
} from "./day-lists.ts";
import { declarationFields, readableDeclarationFields } from "./declarations.ts";
import {
  dishOfChoiceFields,
  formuleFlag,
  readableDishOfChoice,
  readableFormuleFlag,
} from "./formules.ts";
import { bound, onlyWithSchema, readableOnlyWith } from "./only-with.ts";
import { pictureSchema } from "./picture.ts";
import { readableOf, readableOrNone, readableRecord, withoutNulls } from "./tolerant.ts";

/** Schemas of `GET menus` and `GET products/{item_id}` (wire.md, Menus). */

const name = wireText(300);
const description = z.codec(wireText(5000).nullish(), z.string(), {
  decode: (text) => text ?? "",
  encode: (text) => text,
});

/** Percent; absent and null both stand for the default rate. */
const taxRate = wireNumber
  .refine((rate) => rate >= 0 && rate <= 100, { error: "percent" })
  .nullable()
  .default(null);

const instant = z.codec(z.iso.datetime({ offset: true }), z.number(), {
  decode: (text) => Date.parse(text),
  encode: (at) => new Date(at).toISOString(),
});

/**
 * Additions to wire.md: what is sold out is left out where it could be ordered, and listed here.
 */
const soldOutFields = {
  back_at: instant.nullable().default(null).meta({
    description: "When it can be had again; null while nobody knows.",
  }),
  position: z.int().min(0).default(0).meta({
    description: "Its place among all, counted from 0, those on sale included.",
  }),
};

const soldOutChoice = z.object({
  id: wireId,
  name,
  price: wireAmount.default(0 as never),
  ...soldOutFields,
});

export const choiceSchema = z.object({
  id: wireId,
  option_id: wireId,
  name,
  price: wireAmount.default(0 as never),
  quantity: wireInteger.default(0),
  tax_rate: taxRate,
  ...dishOfChoiceFields,
  ...declarationFields,
});

export const optionSchema = z.object({
  option_id: wireId,
  option_name: name,
  selected: wireInteger.default(0),
  min: wireInteger.default(0),
  max: bound,
  only_with: onlyWithSchema,
  option_options: z.array(choiceSchema).default([]),
  sold_out: z.array(soldOutChoice).optional().meta({
    description: "Choices that are sold out for now, an addition; absent without any.",
  }),
});

const companions = z
  .codec(z.array(wireId).optional(), z.array(z.int()), {
    decode: (ids) => ids ?? [],
    encode: (ids) => (ids.length > 0 ? ids : undefined),
  })
  .meta({
    description:
      "Ids of the dishes that go with it, such as a drink or a sauce, in order. An addition to " +
      "wire.md; absent without any.",
  });

export const itemSchema = z.object({
  item_id: wireId,
  item_name: name,
  item_description: description,
  item_image: z.string().max(2000).nullable().default(null),
  item_picture: pictureSchema.nullable().default(null),
  item_picture_alt: wireText(300).optional().meta({
    description:
      "Alternative text of the picture, an addition; absent where the dish's name says enough.",
  }),
  item_score: wireNumber.default(0),
  item_category_id: wireId,
  item_menu_id: wireId,
  item_price: z.object({ price_delivery: wireAmount, price_pickup: wireAmount, tax_rate: taxRate }),
  ...declarationFields,
  is_formule: formuleFlag,
  companions,
  options: z.array(optionSchema).default([]),
  left: z
    .int()
    .positive()
    .optional()
    .meta({
      description:
        "How many can still be ordered for its current or next service, an addition; absent where " +
        "they are not few.",
    }),
});

const soldOutItem = itemSchema
  .pick({
    item_id: true,
    item_name: true,
    item_description: true,
    item_image: true,
    item_picture: true,
    item_price: true,
  })
  .extend(soldOutFields);
const ownContainer = z
  .codec(wireFlag.optional(), z.boolean().optional(), {
    decode: (flag) => flag,
    encode: (flag) => flag || undefined,
  })
  .meta({
    description:
      "Guests who pick up may bring their own containers for its dishes. An addition to wire.md; " +
      "absent where they may not.",
  });

export const categorySchema = z.object({
  category_id: wireId,
  category_name: name,
  category_description: description,
  own_container: ownContainer,
  items: z.array(itemSchema).default([]),
  sold_out: z.array(soldOutItem).optional().meta({
    description: "Dishes that are sold out for now, an addition; absent without any.",
  }),
});

const rangesByDay = z.partialRecord(weekdaySchema, z.array(wireTimeRange)).default({});

export const menuSchema = z.object({
  menu_id: wireId,
  menu_name: name,
  menu_is_open: wireFlag.default(true),
  menu_is_available: wireFlag.default(true),
  active_times: z.partialRecord(weekdaySchema, dayHoursSchema).default({}),
  time_ranges: rangesByDay,
  pickup_time_ranges: rangesByDay,
  ...datedFields,
  categories: z.array(categorySchema).default([]),
});

export const menusSchema = z.array(menuSchema);

export type WireMenu = z.input<typeof menuSchema>;
export type WireItem = z.input<typeof itemSchema>;

/** An unreadable choice makes its dish unreadable; an unreadable declaration does not. */
const readableOption = optionSchema.extend({
  only_with: readableOnlyWith,
  option_options: z
    .array(choiceSchema.extend({ ...readableDishOfChoice, ...readableDeclarationFields }))
    .default([]),
  sold_out: readableOf(soldOutChoice).optional().catch(undefined),
});

/** A dish never costs less than nothing; a choice may lower its price (rules.md, Money). */
const readablePrice = wireAmount.refine((price) => price >= 0, { error: "amount" });

/**
 * A dish is kept without its picture, description or tax rate, and dropped without its price or
 * with a negative one. Diets that its own allergens contradict are dropped.
 */
const readableItem = itemSchema
  .extend({
    item_description: description.catch(""),
    item_image: itemSchema.shape.item_image.catch(null),
    item_picture: itemSchema.shape.item_picture.catch(null),
    item_picture_alt: itemSchema.shape.item_picture_alt.catch(undefined),
    item_score: itemSchema.shape.item_score.catch(0),
    item_price: z.object({
      price_delivery: readablePrice,
      price_pickup: readablePrice,
      tax_rate: taxRate.catch(null),
    }),
    ...readableDeclarationFields,
    left: itemSchema.shape.left.catch(undefined),
    is_formule: readableFormuleFlag,
    companions: companions.catch([]),
    options: z
      .array(readableOption)
      .nullish()
      .transform((options) => options ?? []),
  })
  .transform((item) => {
    return { ...item, diets: consistentDiets(item.diets, item.allergens?.contains ?? []) };
  });

const readableRanges = readableRecord(weekdaySchema, readableSlots);

const readableMenus = readableOf(
  menuSchema.extend({
    active_times: readableRecord(weekdaySchema, readableHours),
    time_ranges: readableRanges,
    pickup_time_ranges: readableRanges,
    ...readableDatedFields,
    categories: readableOrNone(
      categorySchema
        .extend({
          category_description: description.catch(""),
          own_container: ownContainer.catch(undefined),
          items: readableOrNone(readableItem),
          sold_out: readableOf(soldOutItem).optional().catch(undefined),
        })
        .refine(({ items, sold_out = [] }) => items.length + sold_out.length > 0, {
          error: "required",
        }),
    ),
  }),
);

export function readMenus(payload: unknown): Menu[] {
  return readableMenus.parse(withoutNulls(payload));
}
