import type { Site } from "@noren/contract/site-config.ts";
import { FORMS, PAGES, pathOf } from "../routes.ts";

/** Allows everything except pages of one person and those of the restaurant's staff. */
export function robots(site: Site, siteRoot: string): string {
  const own = PAGES.filter(({ inSitemap, path }) => !inSitemap && !liesUnderAnother(path));
  const closed = FORMS.flatMap(({ prefix }) => [
    ...own.map(({ id }) => pathOf(id, prefix).replace(/:.*/, "")),
    `${prefix}/desk`,
  ]);
  const sitemaps = FORMS.filter(({ locale }) => site.locales.available.includes(locale));
  return [
    "User-agent: *",
    "Allow: /",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    ...sitemaps.map(({ prefix }) => `Sitemap: ${siteRoot}${prefix}/sitemap.xml`),
    "",
  ].join("\n");
}

/** A rule also covers the paths below it. */
function liesUnderAnother(path: string): boolean {
  return PAGES.some((page) => !page.inSitemap && path.startsWith(`${page.path}/`));
}
