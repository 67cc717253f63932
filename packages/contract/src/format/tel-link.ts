import { toAsciiDigits } from "../ascii-digits.ts";

/** The URL that dials a telephone number as typed; null where nothing in it can be dialled. */
export function telLink(phone: string): string | null {
  const number = dialledNumber(phone);
  return number === null ? null : `tel:${number}`;
}

/** Digits of a number: services have three, E.164 allows fifteen. */
const SHORTEST = 3;
const LONGEST = 15;

/**
 * The first telephone number of a text, as digits with `+` before a country code; null where none
 * stands there. The trunk zero after a country code is left out.
 */
export function dialledNumber(phone: string): string | null {
  const text = toAsciiDigits(phone.normalize("NFKC").replace(/\p{Cf}/gu, ""));
  let number = "";
  let joins = "";
  for (const [, between = "", digits = ""] of text.matchAll(/(\D*)(\d+)/gu)) {
    if (number !== "" && isOther(number, joins, between, digits)) {
      if (isDialled(number)) break;
      number = "";
      joins = "";
    }
    if (number === "") {
      number = /\+[\s(]*$/.test(between) ? `+${digits}` : digits;
      continue;
    }
    joins += between;
    number += isBracket(between) && hasTrunkZero(number) ? digits.replace(/^0/, "") : digits;
  }
  const international = number.replace(/^00/, "+").replace(TRUNK_ZERO, "+$1");
  return isDialled(international) ? international : null;
}

function isDialled(number: string): boolean {
  const { length } = number.replace("+", "");
  return length >= SHORTEST && length <= LONGEST;
}

/** What joins the groups of one number: 04 78/00-00.00, +1 (212) 555 0100. */
const JOIN = /^[\s.()[\]_/\-\u2010-\u2015]*$/u;
/** A slash or a dash between spaces: it may also stand between two numbers. */
const DIVIDER = /\/|\s[-\u2010-\u2015]\s/u;

/** Whether the digits belong to another number than the one before them. */
function isOther(number: string, joins: string, between: string, digits: string): boolean {
  if (!JOIN.test(between)) return true;
  // A French number has ten digits and begins with 0.
  if (/^0[1-9]\d{8}$/.test(number) && /^0[1-9]/.test(digits)) return true;
  const isWhole = number.length >= (/^(\+|00)/.test(number) ? 10 : 6);
  const divides = DIVIDER.test(between) && !DIVIDER.test(joins);
  return isWhole && (divides || isBracket(between) || digits.length >= 8);
}

function isBracket(between: string): boolean {
  return /[([]\s*$/.test(between);
}

/** A zero in brackets after a country code is a trunk zero, but in Italy and San Marino. */
function hasTrunkZero(number: string): boolean {
  return /^(\+|00)(?!39$|378$)\d{1,3}$/.test(number);
}

/** Calling codes whose national numbers are written with a zero that is not dialled after them. */
const TRUNK_ZERO = /^\+(31|32|33|41|43|44|49|262|353|590|594|596)0/;
