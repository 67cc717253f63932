import { DEFAULT_LOCALE, isLocale, type Locale, localeInPath } from "@noren/contract/locales.ts";

/** Base path of the desk, in the form of the requested URL. */
export function deskBase(pathname: string): string {
  return `${pathname.slice(0, prefixLength(pathname))}/desk`;
}

/** The path without the language that it names: the switcher's cookie decides then. */
export function deskPath(pathname: string): string {
  return pathname.slice(prefixLength(pathname));
}

function prefixLength(pathname: string): number {
  const locale = localeInPath(pathname);
  return locale ? `/${locale}`.length : 0;
}

/**
 * The language from the form of the URL, else from the switcher's cookie, else from the browser.
 */
export function deskLocale(
  pathname: string,
  cookie: string | null,
  languages: readonly string[],
): Locale {
  const wanted = [localeInPath(pathname), cookie, ...languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isLocale) ?? DEFAULT_LOCALE;
}
