import type { RenderContext, RenderedPage } from "@noren/web/render-context.ts";
import type { Renderer } from "./web-build.ts";

/** Cache time of files that search engines and installed apps fetch rarely. */
const AN_HOUR = "public, max-age=3600";

const VERSION_FILE = "/version.json";

type Context = Pick<RenderContext, "site" | "siteRoot" | "assets" | "api">;

export function isGeneratedFile(pathname: string, isSiteFile: Renderer["isSiteFile"]): boolean {
  return pathname === VERSION_FILE || isSiteFile(pathname);
}

/**
 * Files generated at run time because they depend on the site, such as `robots.txt`; null for other
 * paths.
 */
export async function generatedFile(
  pathname: string,
  { site, siteRoot, assets, api }: Context,
  siteFile: Renderer["siteFile"],
): Promise<RenderedPage | null> {
  // Browsers compare it with their own build, to detect a new deployment.
  if (pathname === VERSION_FILE) {
    const html = JSON.stringify({ entry: assets.entry });
    return { status: 200, headers: headersOf("application/json", "no-cache"), html };
  }
  const file = await siteFile(pathname, { site, siteRoot, api });
  return file && { status: 200, headers: headersOf(file.type, AN_HOUR), html: file.text };
}

function headersOf(type: string, cacheControl: string): Record<string, string> {
  return {
    "content-type": type,
    "cache-control": cacheControl,
    vary: "Accept-Encoding",
  };
}
