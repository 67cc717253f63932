import type { Locale } from "@noren/contract/locales.ts";

/** A main journey: part of `npm test`. */
export const SMOKE = { tag: "@smoke" } as const;

/** The same for a journey that is tested in each language: one of them is enough. */
export function smokeIn(locale: Locale): { tag: string[] } {
  return { tag: locale === "fr" ? [SMOKE.tag] : [] };
}
