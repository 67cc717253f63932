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
import { declarationFields, readableDeclarationFields } from "./declarations.ts";
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

/** Without an upper bound the key is absent when encoded; null is accepted too. */
const bound = z.codec(wireInteger.nullish(), z.int().nullable(), {
  decode: (max) => max ?? null,
  encode: (max) => max ?? undefined,
});

export const choiceSchema = z.object({
  id: wireId,
  option_id: wireId,
  name,
  price: wireAmount.default(0 as never),
  quantity: wireInteger.default(0),
  tax_rate: taxRate,
  ...declarationFields,
});

export const optionSchema = z.object({
  option_id: wireId,
  option_name: name,
  selected: wireInteger.default(0),
  min: wireInteger.default(0),
  max: bound,
  option_options: z.array(choiceSchema).default([]),
});

export const itemSchema = z.object({
  item_id: wireId,
  item_name: name,
  item_description: description,
  item_image: z.string().max(2000).nullable().default(null),
  item_picture: pictureSchema.nullable().default(null),
  item_score: wireNumber.default(0),
  item_category_id: wireId,
  item_menu_id: wireId,
  item_price: z.object({ price_delivery: wireAmount, price_pickup: wireAmount, tax_rate: taxRate }),
  ...declarationFields,
  options: z.array(optionSchema).default([]),
});

export const categorySchema = z.object({
  category_id: wireId,
  category_name: name,
  category_description: description,
  items: z.array(itemSchema).default([]),
});

export const weekdaySchema = z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]);
export const dayHoursSchema = z.object({
  label: z.string().max(100).default(""),
  is_open: wireFlag,
  times: z.array(wireTimeRange).default([]),
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
  categories: z.array(categorySchema).default([]),
});

export const menusSchema = z.array(menuSchema);

export type WireMenu = z.input<typeof menuSchema>;
export type WireItem = z.input<typeof itemSchema>;

/** An unreadable choice makes its dish unreadable; an unreadable declaration does not. */
const readableOption = optionSchema.extend({
  option_options: z.array(choiceSchema.extend(readableDeclarationFields)).default([]),
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
    item_score: itemSchema.shape.item_score.catch(0),
    item_price: z.object({
      price_delivery: readablePrice,
      price_pickup: readablePrice,
      tax_rate: taxRate.catch(null),
    }),
    ...readableDeclarationFields,
    options: z
      .array(readableOption)
      .nullish()
      .transform((options) => options ?? []),
  })
  .transform((item) => {
    return { ...item, diets: consistentDiets(item.diets, item.allergens?.contains ?? []) };
  });

/**
 * Slots by weekday. From midnight to midnight is no time that a guest could choose; as
 * `active_times` it is a day without closing (wire.md, Menus).
 */
const readableRanges = readableRecord(
  weekdaySchema,
  readableOrNone(
    wireTimeRange.refine(({ start, end }) => start !== "00:00" || end !== "00:00", {
      error: "time",
    }),
  ),
);

const readableMenus = readableOf(
  menuSchema.extend({
    active_times: readableRecord(
      weekdaySchema,
      dayHoursSchema.extend({ times: readableOrNone(wireTimeRange) }),
    ),
    time_ranges: readableRanges,
    pickup_time_ranges: readableRanges,
    categories: readableOrNone(
      categorySchema
        .extend({
          category_description: description.catch(""),
          items: readableOrNone(readableItem),
        })
        .refine(({ items }) => items.length > 0, { error: "required" }),
    ),
  }),
);

export function readMenus(payload: unknown): Menu[] {
  return readableMenus.parse(withoutNulls(payload));
}
