import { type Cents, roundCents } from "@noren/ordering/money.ts";
import { z } from "zod";

/**
 * How the wire writes simple values. Readers coerce: numbers, booleans and flags may arrive as
 * strings, anywhere (wire.md, Conventions); writers send JSON numbers and booleans.
 */

/** A JSON number, or a string that holds exactly one. */
export const wireNumber = z
  .union([z.number(), z.string().trim().regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i)])
  .transform(Number)
  .refine(Number.isFinite, { error: "number" });

export const wireInteger = wireNumber.refine(Number.isSafeInteger, { error: "integer" });

export const wireId = wireInteger.refine((id) => id > 0, { error: "id" });

const TRUE = ["1", "true", "yes", "on"];
const FALSE = ["0", "false", "no", "off", ""];

export const wireFlag = z
  .union([
    z.boolean(),
    z.literal([0, 1]).transform((flag) => flag === 1),
    z
      .string()
      .transform((text) => text.trim().toLowerCase())
      .refine((text) => TRUE.includes(text) || FALSE.includes(text), { error: "flag" })
      .transform((text) => TRUE.includes(text)),
  ]);

/** Largest amount read: ten million euros, far from where cents would lose precision. */
const MAX_EUROS = 1e7;

/** Decimal euros on the wire, whole cents inside: the only place that turns one into the other. */
export const wireAmount = wireNumber
  .refine((euros) => Math.abs(euros) <= MAX_EUROS, { error: "amount" })
  .transform(eurosToCents);

/**
 * Euros to cents, half away from zero. The number is rounded as it is written in decimal: 1.005 is
 * 101 cents, although the nearest double lies below it.
 */
export function eurosToCents(euros: number): Cents {
  return roundCents(Number(`${euros}e2`.replace(/e([+-]?\d+)e2$/, (_, power) => `e${Number(power) + 2}`)));
}

export function centsToEuros(cents: Cents): number {
  return cents / 100;
}
