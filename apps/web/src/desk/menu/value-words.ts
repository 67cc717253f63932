import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { isRecord } from "@noren/contract/api-problem.ts";
import { factSentences } from "@noren/contract/dish-fact-words.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { formatList } from "@noren/contract/format/lists.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { formatPercent } from "@noren/contract/format/percent.ts";
import { formatTimeRange } from "@noren/contract/format/times.ts";
import { weekdayName } from "@noren/contract/format/weekdays.ts";
import type { Allergens } from "@noren/ordering/declarations.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import { type TimeRange, WEEKDAYS } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { countWords, sameCountWords } from "./list-words.ts";

type Words = Pick<OfficeDesk, "m" | "locale">;

const AMOUNTS: ReadonlySet<string> = new Set([
  "price",
  "price_delivery",
  "price_pickup",
  "reference_price",
  "delivery_fee",
  "minimum",
  "free_from",
  "minimum_amount",
]);

/** A field's name as people read it. */
export function fieldLabel({ m }: Words, field: string): string {
  const labels: Readonly<Record<string, string>> = m.menuFields.labels;
  return labels[field] ?? m.audit.otherField;
}

/** A value of a field of the menu in words; amounts in cents, as the history has them. */
export function valueWords({ m, locale }: Words, field: string, value: unknown): string {
  const words = m.menuFields;
  if (field === "services") return hoursWords({ m, locale }, value);
  const isEmpty = Array.isArray(value) && value.length === 0;
  const isNone = value === null || value === undefined || value === "" || isEmpty;
  if (field === "picture") return isNone ? words.noPhoto : words.photo;
  if (field === "allergens") return isRecord(value) ? allergens(value) : words.undeclared;
  if (field === "tax_rate" && isNone) return words.usualRate;
  if (isNone) return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return amount(value);
  if (field === "facts" && isRecord(value))
    return factSentences(value as DishFacts, locale).join(" ") || words.nothing;
  if (field === "diets" && Array.isArray(value)) return diets(value);
  const told = namedWords({ m, locale }, field, value) ?? countWords({ m }, field, value);
  if (told !== null) return told;
  return typeof value === "string" ? value : words.changed;

  function allergens(stored: Record<string, unknown>): string {
    return allergenSentence({ ...(stored as Allergens), diets: [], is_unknown: false }, locale);
  }

  function amount(stored: number): string {
    if (AMOUNTS.has(field)) return formatMoney(asCents(stored), locale);
    return field === "tax_rate" ? formatPercent(stored, locale) : String(stored);
  }

  function diets(stored: readonly unknown[]): string {
    const names: Readonly<Record<string, string>> = m.dish.diets.names;
    const known = stored.map((diet) => names[String(diet)] ?? String(diet));
    return formatList(known, locale);
  }
}

/** The hours of a day: null are those of its weekday. */
export function hoursWords({ m, locale }: Words, value: unknown): string {
  if (!Array.isArray(value)) return m.hours.usual;
  if (value.length === 0) return m.hours.closed;
  return [...new Set(value.map((one) => formatTimeRange(one as TimeRange, locale)))].join(", ");
}

/**
 * Two different values that read the same, such as lists of one length, are told apart. Both come
 * from the same record, so their keys are in the same order.
 */
export function changeWords(desk: Words, field: string, before: unknown, after: unknown) {
  const words = desk.m.menuFields;
  const was = valueWords(desk, field, before);
  const is = valueWords(desk, field, after);
  if (was !== is || JSON.stringify(before) === JSON.stringify(after)) return { was, is };
  if (field === "picture")
    return { was, is: isSamePhoto(before, after) ? words.otherFocus : words.otherPhoto };
  return { was, is: sameCountWords(desk, field, before, after) ?? words.changed };
}

function isSamePhoto(before: unknown, after: unknown): boolean {
  return isRecord(before) && isRecord(after) && before.path === after.path;
}

/** A value of an offer or of the delivery that has a name of its own. */
function namedWords({ m, locale }: Words, field: string, value: unknown): string | null {
  const { types, orderTypes } = m.offers.form;
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    type: types,
    delivery_pickup: orderTypes,
    calculation_type: m.delivery.rules.types,
    unit: m.delivery.rules.units,
  };
  if (field === "weekdays" && Array.isArray(value))
    return formatList(
      WEEKDAYS.filter((day) => value.includes(day)).map((day) => weekdayName(day, locale)),
      locale,
    );
  if (field === "active_times") return formatTimeRange(value as TimeRange, locale);
  if (field === "first_date" || field === "last_date") return formatDate(String(value), locale);
  return names[field]?.[String(value)] ?? null;
}
