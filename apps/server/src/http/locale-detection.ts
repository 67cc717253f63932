import { isLocale, type Locale, localeInPath } from "@noren/contract/locales.ts";
import type { Site } from "@noren/contract/site-config.ts";

const COOKIE = /(?:^|;\s*)locale=(\w+)(?:;|$)/;
const BOT = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse/i;

/** The locale of the path's prefix; paths without one are in the default locale. */
export function localeOfPath(pathname: string, site: Site): Locale {
  return localeInPath(pathname) ?? site.locales.default;
}

/**
 * Path of the home page in the visitor's locale, by the locale cookie, otherwise by Accept-Language
 * (rules.md, Locales). `/` for the default locale, for bots, and on sites with one locale.
 */
export function detectedHome(headers: Headers, site: Site): string {
  if (site.locales.available.length < 2 || BOT.test(headers.get("user-agent") ?? "")) return "/";
  const chosen = COOKIE.exec(headers.get("cookie") ?? "")?.[1];
  const preferred = isLocale(chosen)
    ? chosen
    : preferredLocale(headers.get("accept-language") ?? "", site.locales.available);
  return preferred === undefined || preferred === site.locales.default ? "/" : `/${preferred}/`;
}

/** The available locale with the highest weight; among equal ones the first named. */
export function preferredLocale(header: string, available: readonly Locale[]): Locale | undefined {
  let best: { locale: Locale; weight: number } | undefined;
  for (const part of header.split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const weight = Number(parameters.find((p) => p.trim().startsWith("q="))?.split("=")[1] ?? 1);
    const locale = available.find((name) => tag === name || tag.startsWith(`${name}-`));
    if (locale && weight > 0 && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale;
}
