import { DECIMAL } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { asCents, type Cents, ZERO } from "@noren/ordering/money.ts";

/** In cents; the server refuses more. */
const MAX_PRICE = 1_000_000;
/** Whole euros, then at most two decimals after a comma or a point; either part may be absent. */
const AMOUNT = /^(\d{0,7})(?:[.,](\d{0,2}))?$/;

/**
 * The price that was typed, in cents; null for anything else. Comma and point are both accepted.
 */
export function readPrice(text: string): Cents | null {
  const cents = readHundredths(text);
  return cents !== null && cents <= MAX_PRICE ? asCents(cents) : null;
}

/** A number with at most two decimals, in hundredths: cents of an amount, 300 for three percent. */
export function readHundredths(text: string): number | null {
  const [, whole = "", decimals = ""] = AMOUNT.exec(text.replace(/[\s€%]/g, "")) ?? [];
  if (whole === "" && decimals === "") return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

/** As a field shows it: "5,50", in English "5.50". */
export function writePrice(cents: Cents, locale: Locale): string {
  return `${Math.floor(cents / 100)}${DECIMAL[locale]}${String(cents % 100).padStart(2, "0")}`;
}

/** What a choice adds, in cents; below 0 with a minus sign of either kind before it. */
export function readSupplement(text: string): number | null {
  const [, sign = "", amount = ""] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const cents = readPrice(amount);
  return cents === null || sign === "" || cents === 0 ? cents : -cents;
}

export function writeSupplement(cents: number, locale: Locale): string {
  return `${cents < 0 ? "-" : ""}${writePrice(asCents(Math.abs(cents)), locale)}`;
}

/** Rounding steps, in cents; 1 keeps every cent. */
export const STEPS = [1, 5, 10, 50] as const;
type Step = (typeof STEPS)[number];

/** `by`: cents, or hundredths of a percent; negative for less. */
export type PriceRule = { kind: "amount" | "percent"; by: number; step: Step };

const HUNDRED_PERCENT = 10_000;

/**
 * The price after a change of many prices, in whole numbers throughout: rounded once, from the
 * exact amount, half up to the step. Never below 0.
 */
export function changedPrice(price: Cents, { kind, by, step }: PriceRule): Cents {
  const exact = kind === "amount" ? (price + by) * HUNDRED_PERCENT : price * (HUNDRED_PERCENT + by);
  return exact <= 0 ? ZERO : asCents(nearest(exact, step * HUNDRED_PERCENT) / HUNDRED_PERCENT);
}

/** The multiple of `step` nearest to a whole number; of two as near, the higher one. */
function nearest(amount: number, step: number): number {
  const doubled = 2 * amount + step;
  const rest = ((doubled % (2 * step)) + 2 * step) % (2 * step);
  return (doubled - rest) / 2;
}
