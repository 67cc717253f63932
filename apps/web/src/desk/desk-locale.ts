import type { Locale } from "@noren/contract/problems.ts";

/** Where the desk lives, in the form of the address that was asked for. */
export function deskBase(pathname: string): string {
  return /^(?:\/(?:fr|en))?\/desk/.exec(pathname)?.[0] ?? "/desk";
}

/** The form of the address says it, else the cookie of the switcher, else the browser. */
export function deskLocale(
  pathname: string,
  cookie: string | null,
  languages: readonly string[],
): Locale {
  const form = /^\/(fr|en)\//.exec(pathname)?.[1];
  const wanted = [form, cookie, ...languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isLocale) ?? "fr";
}

function isLocale(word: string | null | undefined): word is Locale {
  return word === "fr" || word === "en";
}
