import { DEFAULT_LOCALE, isLocale, type Locale, localeInPath } from "@noren/contract/locales.ts";
import type { Site } from "@noren/contract/site-config.ts";

const COOKIE = /(?:^|;\s*)locale=(\w+)(?:;|$)/;
/** Phones of the maker Cubot are no bots. */
const BOT =
  /(?:^|[^u]|[^c]u)bot|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse/i;

/** The locale of the path's prefix; paths without one are French (rules.md, Locales). */
export function localeOfPath(pathname: string): Locale {
  return localeInPath(pathname) ?? DEFAULT_LOCALE;
}

/**
 * Path of the home page in the visitor's locale, by the locale cookie, otherwise by Accept-Language
 * (rules.md, Locales). `/` for French, for bots, and on sites with one locale.
 */
export function detectedHome(headers: Headers, site: Site): string {
  if (site.locales.available.length < 2 || BOT.test(headers.get("user-agent") ?? "")) return "/";
  const chosen = COOKIE.exec(headers.get("cookie") ?? "")?.[1];
  const preferred = isLocale(chosen)
    ? chosen
    : preferredLocale(headers.get("accept-language") ?? "", site.locales.available);
  return preferred === undefined || preferred === DEFAULT_LOCALE ? "/" : `/${preferred}/`;
}

/** The available locale with the highest weight; among equal ones the first named. */
export function preferredLocale(header: string, available: readonly Locale[]): Locale | undefined {
  let best: { locale: Locale; weight: number } | undefined;
  for (const part of header.split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const weight = Number(parameters.find((p) => p.trim().startsWith("q="))?.split("=")[1] ?? 1);
    const wanted = tag.trim();
    const locale = available.find((name) => wanted === name || wanted.startsWith(`${name}-`));
    if (locale && weight > 0 && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale;
}
