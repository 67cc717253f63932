import type { Locale } from "@noren/contract/problems.ts";

/** A journey that matters most: part of `npm test`. */
export const SMOKE = { tag: "@smoke" } as const;

/** The same of a journey whose words are asked in each language: one of them is enough. */
export function smokeIn(locale: Locale): { tag: string[] } {
  return { tag: locale === "fr" ? [SMOKE.tag] : [] };
}
