import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES, type Locale, localeInPath } from "@noren/contract/locales.ts";
import { encodedBody } from "../http/encoded-body.ts";
import { type StaticFile, staticFiles } from "./static-files.ts";

/** Every path of the desk serves the same page; its script routes the rest of the path. */
const DESK = new RegExp(`^(?:/(?:${LOCALES.join("|")}))?/desk(?:/|$)`);

export function isDesk(pathname: string): boolean {
  return DESK.test(pathname);
}

/**
 * The built order desk, separate from the storefront: one page per language, and its files. It is
 * excluded from search engines, and its content security policy allows only this server.
 */
export async function deskPage(folder: string) {
  const html = await readFile(join(folder, "desk.html"), "utf8").catch(() => null);
  if (html === null) return () => undefined;
  const fileAt = await staticFiles(join(folder, "desk-assets"), "/desk-assets/");
  const pages = {} as Record<Locale, StaticFile>;
  for (const locale of LOCALES) {
    const text = html.replace('lang="fr"', `lang="${locale}"`);
    pages[locale] = { headers: HEADERS, body: encodedBody(Buffer.from(text), BROTLI_QUALITY) };
  }
  return (pathname: string): StaticFile | Promise<StaticFile> | undefined => {
    if (!isDesk(pathname)) return fileAt(pathname);
    return pages[localeInPath(pathname) ?? DEFAULT_LOCALE];
  };
}

const BROTLI_QUALITY = 9;

const HEADERS: Record<string, string> = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  vary: "Accept-Encoding",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)",
};
