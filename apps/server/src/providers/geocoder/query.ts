import { fold } from "@noren/ordering/compared-text.ts";

/** The geocoding service accepts 3 to 200 characters, the first a letter or a digit. */
const MIN_LENGTH = 3;
export const MAX_LENGTH = 200;
/** The service answers an empty 500 to a word of more than 60 letters. */
const MAX_WORD = 50;

/** Normalises typed text to what the services accept; null if it is too short. */
export function cleanQuery(typed: string): string | null {
  const words = typed
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    // "69 003 Lyon": a postal code with a space, before its town or at the end.
    .replace(/(?<!\d|\d )(\d{2}) (\d{3})(?= \p{Lu}| *$)/gu, "$1$2")
    .split(" ")
    .map((word) => cut(word, MAX_WORD));
  const query = cut(words.join(" "), MAX_LENGTH).trim();
  return query.length < MIN_LENGTH ? null : query;
}

/**
 * The address without its CEDEX and the postal code that belongs to it, which is no code of a town;
 * null where it has none.
 */
export function withoutCedex(address: string): string | null {
  if (!/\bcedex\b/i.test(address)) return null;
  return cleanQuery(
    address.replace(/ *\bcedex\b(?: \d{1,2})?/gi, "").replace(/(?<!\d)\d{5}(?!\d)/g, ""),
  );
}

/** Cache and match key of a query: ignores accents, case, commas and hyphens. */
export function queryKey(query: string): string {
  return fold(query)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join("");
}
