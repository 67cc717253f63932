import type { RecordWords } from "@noren/contract/staff/menu-words.ts";
import { wordsFinder } from "../read/words-finder.ts";

const WORD_FIELDS = ["name", "description", "picture_alt"] as const;
type WordField = (typeof WORD_FIELDS)[number];

/** A text in the restaurant's language, and its translation. */
export type Word = {
  target: string;
  /** Name of the record whose text it is. */
  record: string;
  within: string | null;
  field: WordField;
  text: string;
  translation: string | null;
};

/** Every text that can be translated: a record's name, and its other texts where it has any. */
export function wordsIn(records: readonly RecordWords[]): Word[] {
  return records.flatMap(({ target, within, values }) =>
    WORD_FIELDS.flatMap((field) => {
      const text = values[field];
      const translation = values[`${field}_en`] ?? null;
      return text ? [{ target, within, record: values.name, field, text, translation }] : [];
    }),
  );
}

export function isMissing({ translation }: Word): boolean {
  return translation === null;
}

/** Whole percent of the texts that are translated, rounded down; 100 means all. */
export function translatedPercent(words: readonly Word[]): number {
  if (words.length === 0) return 100;
  const translated = words.filter((word) => !isMissing(word)).length;
  return Math.floor((100 * translated) / words.length);
}

/** The texts that have every word of the query, in either language, whatever accents and case. */
export function matchingWords(words: readonly Word[], query: string): readonly Word[] {
  const isFound = wordsFinder(query);
  return words.filter(({ record, text, translation }) =>
    isFound(`${record} ${text} ${translation ?? ""}`),
  );
}

export function wordKey({ target, field }: Pick<Word, "target" | "field">): string {
  return `${target}/${field}`;
}
