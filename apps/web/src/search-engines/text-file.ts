import type { RenderContext, TextFile } from "../render-context.ts";
import { formOf, inForm } from "../routes.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

/** Files for search engines: robots.txt and a sitemap in each form of the URL. */
export function textFile(
  pathname: string,
  { site, siteRoot }: Pick<RenderContext, "site" | "siteRoot">,
): TextFile | null {
  if (pathname === "/robots.txt")
    return { type: "text/plain; charset=utf-8", text: robots(site, siteRoot) };
  if (inForm(pathname, "") !== "/sitemap.xml") return null;
  const { locale } = formOf(pathname);
  return { type: "application/xml; charset=utf-8", text: sitemap(locale, site, siteRoot) };
}
