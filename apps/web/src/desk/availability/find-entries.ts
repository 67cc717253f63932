import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { wordsFinder } from "../read/words-finder.ts";

/** Whether a dish or choice cannot be had, for whichever reason. */
export function isOut({ sold_out, lacks, left }: AvailabilityEntry): boolean {
  return sold_out !== null || lacks.length > 0 || left === 0;
}

/**
 * Those whose name, category, group or description has every word of the query, in either language,
 * without case and accents. A choice needs one of them in its own words or its group's: "tuna" does
 * not find the wasabi of a tuna bowl, "tuna wasabi" does.
 */
export function findEntries(
  entries: readonly AvailabilityEntry[],
  query: string,
): AvailabilityEntry[] {
  const isFound = wordsFinder(query);
  const hasWord = query.trim().split(/\s+/).map(wordsFinder);
  const isOwn = (entry: AvailabilityEntry) => {
    const own = [...entry.within.slice(0, 1), ...namesOf(entry)].join("\n");
    return isDish(entry) || hasWord.some((has) => has(own));
  };
  return entries.filter(
    (entry) => isFound([...entry.within, ...textsOf(entry)].join("\n")) && isOwn(entry),
  );
}

/**
 * Those that the query itself names: a dish also by its category, a choice by its names alone, since
 * the sauces of an eel bowl are no eel.
 */
export function findNamed(
  entries: readonly AvailabilityEntry[],
  query: string,
): AvailabilityEntry[] {
  return entries.filter(namedBy(query));
}

/** The dishes in whose description alone a search has found it: those that contain it. */
export function findContaining(
  entries: readonly AvailabilityEntry[],
  query: string,
): AvailabilityEntry[] {
  const isFound = wordsFinder(query);
  const isNamed = namedBy(query);
  return entries.filter(
    (entry) => isDish(entry) && !isNamed(entry) && isFound(textsOf(entry).join("\n")),
  );
}

/** What the query itself names, then what only contains it; otherwise in their order. */
export function namedFirst(
  entries: readonly AvailabilityEntry[],
  query: string,
): AvailabilityEntry[] {
  const isNamed = namedBy(query);
  return entries.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

function namedBy(query: string): (entry: AvailabilityEntry) => boolean {
  const isFound = wordsFinder(query);
  return (entry) => {
    const within = isDish(entry) ? entry.within : [];
    return isFound([...within, ...namesOf(entry)].join("\n"));
  };
}

function namesOf({ name, name_en }: AvailabilityEntry): string[] {
  return [name, name_en ?? ""];
}

function textsOf(entry: AvailabilityEntry): string[] {
  return [...namesOf(entry), entry.description, entry.description_en ?? ""];
}

export function isDish({ target }: AvailabilityEntry): boolean {
  return target.startsWith("dish:");
}

/** The most ordered today first, then dishes before choices, then by name. */
export function mostOrderedFirst(entries: readonly AvailabilityEntry[]): AvailabilityEntry[] {
  const { compare } = new Intl.Collator("fr");
  return entries.toSorted(
    (a, b) =>
      b.ordered_today - a.ordered_today ||
      Number(isDish(b)) - Number(isDish(a)) ||
      compare(a.name, b.name),
  );
}
