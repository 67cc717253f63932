import type { AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { wordsFinder } from "../read/words-finder.ts";

/** Whether a dish or choice cannot be had, for whichever reason. */
export function isOut({ sold_out, left }: AvailabilityEntry): boolean {
  return sold_out !== null || left === 0;
}

/** Those whose name, category or group has every word of the query, without case and accents. */
export function findEntries(
  entries: readonly AvailabilityEntry[],
  query: string,
): AvailabilityEntry[] {
  const isFound = wordsFinder(query);
  return entries.filter(({ name, within }) => isFound([name, ...within].join("\n")));
}

/**
 * Those that the query itself names: a dish also by its category, a choice by its name alone, since
 * the sauces of an eel bowl are no eel.
 */
export function findNamed(
  entries: readonly AvailabilityEntry[],
  query: string,
): AvailabilityEntry[] {
  const isFound = wordsFinder(query);
  return entries.filter((entry) =>
    isFound([entry.name, ...(isDish(entry) ? entry.within : [])].join("\n")),
  );
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
