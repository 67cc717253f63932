import { fold } from "./compared-text.ts";

/** Comparison of towns and postal codes as people write them (rules.md, Delivery). */

/** "Lyon 3e", "LYON CEDEX 03" and "Lyon" are one; "St-Étienne" is "Saint Étienne". */
export function townKey(town: string): string {
  return fold(town)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/ cedex( \d+)?$/, "")
    .replace(/ \d{1,2} ?(er|e|eme|ieme|nd)?( arr(t|dt|ondissement)?)?$/, "")
    .replace(/\bst(e?)\b/g, "saint$1");
}

/** Of five digits in France: "F-69 003" is 69003, and 1000 lost its leading zero. */
export function postalCodeKey(code: string): string {
  const key = fold(code)
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replace(/^fr?(?=\d+$)/, "");
  return withLeadingZero(key);
}

/** A French postal code to which a spreadsheet has left four digits. */
export function withLeadingZero(code: string): string {
  return /^\d{4}$/.test(code) ? `0${code}` : code;
}
