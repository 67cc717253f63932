import { CANONICAL_PREFIX, DEFAULT_LOCALE, type Locale } from "@noren/contract/locales.ts";
import type { Site } from "@noren/contract/site-config.ts";
import { isPublished, PAGES, pathOf } from "../routes.ts";

/** The published pages in one language, each with its URLs in the others. */
export function sitemap(locale: Locale, site: Site, siteRoot: string): string {
  const urls = PAGES.filter((page) => isPublished(page, site)).map(({ id }) => {
    const urlIn = (other: Locale) => escaped(`${siteRoot}${pathOf(id, CANONICAL_PREFIX[other])}`);
    const others = site.locales.available.map((other) => alternate(other, urlIn(other)));
    return [
      "<url>",
      `<loc>${urlIn(locale)}</loc>`,
      ...others,
      alternate("x-default", urlIn(DEFAULT_LOCALE)),
      "</url>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

function alternate(lang: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`;
}

function escaped(url: string): string {
  return url.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
