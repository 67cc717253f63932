import { appLinksFile } from "./installable/app-links.ts";
import { deskManifestFile } from "./installable/desk-manifest.ts";
import { manifestFile } from "./installable/manifest.ts";
import type { RenderContext, TextFile } from "./render-context.ts";
import { textFile } from "./search-engines/text-file.ts";

const SITE_FILE = new RegExp(
  [
    "^/robots\\.txt$",
    "^/\\.well-known/(assetlinks\\.json|apple-app-site-association)$",
    "^(/fr|/en)?/(sitemap\\.xml|manifest\\.webmanifest|desk\\.webmanifest)$",
  ].join("|"),
);

/** Whether a path is the canonical one of such a file. */
export function isSiteFile(pathname: string): boolean {
  return SITE_FILE.test(pathname);
}

/** Files generated from configuration and settings; null for other paths. */
export async function siteFile(
  pathname: string,
  context: Pick<RenderContext, "site" | "siteRoot" | "api">,
): Promise<TextFile | null> {
  return (
    textFile(pathname, context) ??
    appLinksFile(pathname, context.site) ??
    (await manifestFile(pathname, context)) ??
    deskManifestFile(pathname, context)
  );
}
