import { wireAmount, wireFlag, wireId } from "@noren/contract/codecs.ts";
import { dayHoursSchema, weekdaySchema } from "@noren/contract/day-lists.ts";
import { fieldPath } from "@noren/contract/field-problems.ts";
import {
  categorySchema,
  choiceSchema,
  itemSchema,
  menuSchema,
  optionSchema,
} from "@noren/contract/menus.ts";
import { couponSchema, offerSchema } from "@noren/contract/offers.ts";
import { serviceSchema } from "@noren/contract/service-hours.ts";
import { settingReader } from "@noren/contract/setting-reader.ts";
import { readSettings, settingPairsSchema } from "@noren/contract/settings.ts";
import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";
import { z } from "zod";
import { duplicateIds } from "./duplicate-ids.ts";
import { formuleProblems } from "./formule-problems.ts";
import { optionGroupProblems } from "./option-groups.ts";
import { outOfRangeValues } from "./out-of-range-values.ts";
import { storedDailyCount, storedSoldOut } from "./stored-availability.ts";

/**
 * A complete restaurant in wire format (wire.md), as a file named by `SAMPLE_DATA`. In addition to
 * the wire's fields a record may have `translations`, a dish or choice `kitchen_name` and until
 * when it is `sold_out`, a dish its `daily_count`, and a coupon its limits. `services` and
 * `special_hours` are its weekly services and the hours of dates. Nesting determines where a record
 * belongs: its own references to menu, category or option are ignored.
 */

const translations = z.object({ en: z.record(z.string(), z.string()).optional() }).default({});

/** What the kitchen reads in place of the name. */
const kitchen_name = z.string().min(1).max(300).nullable().default(null);

const choice = choiceSchema.extend({ translations, kitchen_name, sold_out: storedSoldOut });
/** Options with the same `group_id` share their name and choices, but for the prices. */
const option = optionSchema.extend({
  group_id: wireId.optional(),
  translations,
  option_options: z.array(choice).default([]),
});
const item = itemSchema.extend({
  translations,
  /** What the dish weighs in a formule; null for its own price. */
  reference_price: wireAmount.nullable().default(null),
  kitchen_name,
  sold_out: storedSoldOut,
  daily_count: storedDailyCount,
  options: z.array(option).default([]),
  item_category_id: z.unknown(),
  item_menu_id: z.unknown(),
});
const category = categorySchema.extend({ translations, items: z.array(item).default([]) });
const day = dayHoursSchema.extend({ translations });
const menu = menuSchema.omit({ usual: true, dates: true }).extend({
  translations,
  active_times: z.partialRecord(weekdaySchema, day).default({}),
  categories: z.array(category).default([]),
});

const specialHours = z.object({
  date: z.iso.date({ error: "date" }),
  services: z.array(serviceSchema).default([]),
});

const date = z.iso.date({ error: "date" }).nullable().default(null);
const weekdays = z.array(weekdaySchema).default([]);
const offer = z.intersection(
  offerSchema,
  z.object({ first_date: date, last_date: date, weekdays, translations }),
);

const instant = z.iso
  .datetime({ offset: true, error: "instant" })
  .transform((text) => Date.parse(text))
  .nullable()
  .default(null);
const coupon = z.intersection(
  couponSchema,
  z.object({
    starts_at: instant,
    ends_at: instant,
    max_uses: z.int().positive().nullable().default(null),
    once_per_customer: wireFlag.default(false),
  }),
);

const restaurantSchema = z.object({
  settings: settingPairsSchema.default([]),
  menus: z.array(menu).default([]),
  services: z.array(serviceSchema.extend({ weekday: weekdaySchema })).default([]),
  special_hours: z.array(specialHours).default([]),
  offers: z.array(offer).default([]),
  coupons: z.array(coupon).default([]),
});

export type RestaurantData = z.output<typeof restaurantSchema>;
export type MenuData = RestaurantData["menus"][number];
export type ItemData = z.output<typeof item>;
export type OptionData = z.output<typeof option>;

export type ParseResult = { ok: true; restaurant: RestaurantData } | { ok: false; problem: string };

/** Parses and validates a restaurant. `problem` is the path of the first invalid field, and why. */
export function readRestaurant(input: unknown): ParseResult {
  const result = restaurantSchema.safeParse(input);
  if (!result.success) {
    const [issue] = result.error.issues;
    return { ok: false, problem: `${fieldPath(issue?.path ?? [])} ${wordsOf(issue?.message)}` };
  }
  const problem =
    settingProblem(result.data) ??
    duplicateIds(result.data)[0] ??
    outOfRangeValues(result.data)[0] ??
    optionGroupProblems(result.data)[0] ??
    formuleProblems(result.data)[0];
  return problem ? { ok: false, problem } : { ok: true, restaurant: result.data };
}

/** rules.md, Tax: `quantity` has no default if prices do not include tax. */
function settingProblem({ settings: pairs }: RestaurantData): string | undefined {
  const { settings, problems } = readSettings(pairs);
  const [first] = problems;
  if (first) {
    const path = first.path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return `settings.${fieldPath(path)} ${wordsOf(first.message)}`;
  }
  if (!settings.tax.inclusive && settingReader(pairs)("tax.quantity") === undefined)
    return "settings.tax.quantity must be stated (reference or exact) when tax is not inclusive";
  return undefined;
}

const WORDS: Record<string, string> = {
  amount: "must be an amount in euros",
  number: "must be a number",
  integer: "must be a whole number",
  id: "must be a whole number above 0",
  percent: "must be a rate from 0 to 100",
  position: "must be a latitude or longitude in degrees",
  polygon: "must be a list of 3 to 200 corners",
  flag: "must be true or false",
  text: "must be text",
  date: "must be a date such as 2026-12-25",
  order_type: "must be pickup or delivery",
  slot: "must be from 1 to 1440 minutes",
  time: "must be a time such as 19:30",
  instant: "must be a moment such as 2026-11-21T19:30:00+01:00",
  too_long: "is too long",
  required: "must not be empty",
  timezone: "must be a time zone such as Europe/Paris",
  list: "must be a list",
  allergen: `must be one of ${ALLERGENS.join(", ")}`,
  diet: `must be one of ${DIETS.join(", ")}`,
};

function wordsOf(message = "invalid"): string {
  return WORDS[message] ?? `is wrong (${message})`;
}
