import { fold } from "@noren/ordering/search.ts";

/** What the geocoding service takes: 3 to 200 characters, the first a letter or a digit. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 200;
/** It answers an empty 500 to a word of more than 60 letters. */
const MAX_WORD = 50;

/** What was typed as the services take it; null where nothing to look for is left. */
export function cleanQuery(typed: string): string | null {
  const words = typed
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .split(" ")
    .map((word) => cut(word, MAX_WORD));
  const query = cut(words.join(" "), MAX_LENGTH).trim();
  return query.length < MIN_LENGTH ? null : query;
}

/** The same for every way of writing an address: accents, capitals, commas and hyphens are nothing. */
export function queryKey(query: string): string {
  return fold(query)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join("");
}
