import type { Cents } from "@noren/ordering/money.ts";
import { z } from "zod";
import { centsToEuros, eurosToCents } from "./euros.ts";
import { normalizeTypedText } from "./normalize-text.ts";
import { isVisible } from "./typed-text.ts";

export { centsToEuros, eurosToCents };

/**
 * Codecs of simple wire values. Decoding coerces: numbers, booleans and flags may arrive as strings
 * anywhere (wire.md, Conventions). Encoding writes JSON numbers and booleans, so `z.encode` turns
 * an inner record into its wire form.
 */

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** A number, flag or time as text, in code units: matching a longer one takes quadratic time. */
const MAX_VALUE_LENGTH = 100;

const valueText = (error: string) =>
  z.string({ error }).max(MAX_VALUE_LENGTH, { error, abort: true }).trim();

const numberOrText = z.union([z.number(), valueText("number").regex(NUMBER, { error: "number" })], {
  error: "number",
});

export const wireNumber = z.codec(numberOrText, z.number({ error: "number" }), {
  decode: Number,
  encode: (value) => value,
});

export const wireInteger = wireNumber.refine(Number.isSafeInteger, { error: "integer" });

export const wireId = wireInteger.refine((id) => id > 0, { error: "id" });

const WORDS: Record<string, boolean> = {
  "1": true,
  true: true,
  yes: true,
  on: true,
  "0": false,
  false: false,
  no: false,
  off: false,
  "": false,
};

const flagWord = valueText("flag")
  .toLowerCase()
  .refine((word) => Object.hasOwn(WORDS, word), { error: "flag" });

const flagForm = z.union([z.boolean(), z.literal(0), z.literal(1), flagWord], { error: "flag" });

const isTrue = (value: z.output<typeof flagForm>) =>
  typeof value === "string" ? WORDS[value] === true : Boolean(value);

export const wireFlag = z.codec(flagForm, z.boolean(), {
  decode: isTrue,
  encode: (value) => value,
});

/** A flag that is encoded as 0 or 1. */
export const wireBit = z.codec(flagForm, z.boolean(), {
  decode: isTrue,
  encode: (value) => (value ? 1 : 0),
});

/** Far above any order, far below where cents lose precision. */
const MAX_EUROS = 1e7;

const centAmount = z.custom<Cents>((value) => Number.isSafeInteger(value), { error: "amount" });

/** Decimal euros on the wire, integer cents inside. */
export const wireAmount = z.codec(
  wireNumber.refine((euros) => Math.abs(euros) <= MAX_EUROS, { error: "amount" }),
  centAmount,
  { decode: eurosToCents, encode: centsToEuros },
);

/**
 * At most `max` UTF-16 code units. Nothing is done with a longer text: normalising one takes
 * quadratic time. NUL and lone surrogates are refused, since PostgreSQL cannot store them.
 */
export function wireText(max: number) {
  return z
    .string({ error: "text" })
    .max(max, { error: "too_long", abort: true })
    .refine((text) => !text.includes("\u0000") && text.isWellFormed(), { error: "text" });
}

/** Absent, null and blank all mean "none". */
export function optionalText(max: number) {
  return wireText(max)
    .nullish()
    .transform((text) => text?.trim() || null);
}

/** Typed text: a single line without invisible characters. */
export function typedText(max: number) {
  return wireText(max).transform(normalizeTypedText);
}

/** Code units that a code point with what tidying removes around it may take. */
const UNITS_PER_POINT = 4;

/** Typed text with a limit in code points, counted once it is tidied. */
export function boundedTypedText(max: number) {
  return z
    .string({ error: "text" })
    .max(max * UNITS_PER_POINT, { error: "too_long", abort: true })
    .refine((text) => !text.includes("\u0000") && text.isWellFormed(), { error: "text" })
    .transform(normalizeTypedText)
    .refine((text) => Array.from(text).length <= max, { error: "too_long" });
}

export function requiredTypedText(max: number) {
  return typedText(max).refine(isVisible, { error: "required" });
}

export function optionalTypedText(max: number) {
  return typedText(max)
    .nullish()
    .transform((text) => text || null);
}

export const timeOfDay = valueText("time").regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" });

const timePair = z.object({ start: timeOfDay, end: timeOfDay });

/** `{start, end}`, or the pair `["11:30", "14:30"]`; encoded in the first form. */
export const wireTimeRange = z.codec(
  z.union([timePair, z.tuple([timeOfDay, timeOfDay])], { error: "time" }),
  timePair,
  {
    decode: (range) => (Array.isArray(range) ? { start: range[0], end: range[1] } : range),
    encode: (range) => range,
  },
);
