import { isRecord } from "@noren/contract/api-problem.ts";
import type { MenuCategory, StaffMenu } from "@noren/contract/staff/menu.ts";

/** The fields of the form, as they are typed; those that a kind doesn't have stay empty. */
export type Words = {
  name: string;
  name_en: string;
  description: string;
  description_en: string;
  is_available: boolean;
  own_container: boolean;
};

/** What was typed on an earlier visit; null where it is no form. */
export function wordsIn(value: unknown): Words | null {
  const isForm =
    isRecord(value) &&
    TEXTS.every((field) => typeof value[field] === "string") &&
    typeof value.is_available === "boolean";
  return isForm ? ({ ...value, own_container: value.own_container === true } as Words) : null;
}

export type Named = MenuCategory | StaffMenu;

export function wordsOf(named: Named | null): Words {
  return {
    name: named?.name ?? "",
    name_en: named?.name_en ?? "",
    description: named && "description" in named ? named.description : "",
    description_en: (named && "description_en" in named && named.description_en) || "",
    is_available: named !== null && "is_available" in named && named.is_available,
    own_container: named !== null && "own_container" in named && named.own_container,
  };
}

const TEXTS = ["name", "name_en", "description", "description_en"] as const;

const FIELDS = {
  menu: ["name", "name_en", "is_available"],
  category: [...TEXTS, "own_container"],
} as const;

type Kind = keyof typeof FIELDS;

/** The values of those fields of a kind that differ. */
export function changedWords(kind: Kind, words: Words, before: Words) {
  return Object.fromEntries(
    changedFields(kind, words, before).map((field) => [field, sent(field, words)]),
  );
}

/**
 * The form once somebody else has changed the record that it was made of: it differs from the
 * record as it is `now` by what the person has changed alone. `theirs`: what stands now where both
 * have changed the same.
 */
export function rebasedWords(kind: Kind, words: Words, before: Words, now: Words) {
  const own = changedFields(kind, words, before);
  const both = own.filter((field) => now[field] !== before[field]);
  return { words: { ...now, ...picked(words, own) }, theirs: picked(now, both) };
}

function changedFields(kind: Kind, words: Words, before: Words): (keyof Words)[] {
  return FIELDS[kind].filter((field) => trimmed(words[field]) !== before[field]);
}

function picked(words: Words, fields: readonly (keyof Words)[]): Partial<Words> {
  return Object.fromEntries(fields.map((field) => [field, words[field]]));
}

/** What the page has shown of the fields that are changed. */
export function seenWords(changed: Readonly<Record<string, unknown>>, before: Words) {
  const fields = [...FIELDS.menu, ...FIELDS.category].filter((field) => field in changed);
  return Object.fromEntries(fields.map((field) => [field, sent(field, before)]));
}

/** A translation that is empty is none: then the restaurant's language stands. */
function sent(field: keyof Words, words: Words): string | boolean | null {
  const value = trimmed(words[field]);
  return field.endsWith("_en") && value === "" ? null : value;
}

function trimmed(value: string | boolean): string | boolean {
  return typeof value === "string" ? value.trim() : value;
}
