import type { Locale } from "@noren/contract/problems.ts";

/** Base path of the desk, in the form of the requested URL. */
export function deskBase(pathname: string): string {
  return /^(?:\/(?:fr|en))?\/desk/.exec(pathname)?.[0] ?? "/desk";
}

/**
 * The language from the form of the URL, else from the switcher's cookie, else from the browser.
 */
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
