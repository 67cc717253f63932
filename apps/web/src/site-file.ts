import { appLinksFile } from "./installable/app-links.ts";
import { manifestFile } from "./installable/manifest.ts";
import type { RenderContext, TextFile } from "./render-context.ts";
import { textFile } from "./search-engines/text-file.ts";

const SITE_FILE = new RegExp(
  [
    "^/robots\\.txt$",
    "^/\\.well-known/(assetlinks\\.json|apple-app-site-association)$",
    "^(/fr|/en)?/(sitemap\\.xml|manifest\\.webmanifest)$",
  ].join("|"),
);

/** Whether an address is that of one of these files, in its one spelling. */
export function isSiteFile(pathname: string): boolean {
  return SITE_FILE.test(pathname);
}

/** The files that the site makes from its configuration and settings; null for everything else. */
export async function siteFile(
  pathname: string,
  context: Pick<RenderContext, "site" | "siteRoot" | "api">,
): Promise<TextFile | null> {
  return (
    textFile(pathname, context) ??
    appLinksFile(pathname, context.site) ??
    manifestFile(pathname, context)
  );
}
