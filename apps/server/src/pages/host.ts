import { join } from "node:path";
import { createApi, type Send } from "@noren/contract/api.ts";
import type { Site } from "@noren/contract/site-config.ts";
import { chooseEncoding, type EncodedBody, isKnown } from "../http/encoded-body.ts";
import { detectedHome, localeOfPath } from "./locale-detection.ts";
import { createPageCache } from "./page-cache.ts";
import { pageHeaders } from "./page-headers.ts";
import { staticFiles } from "./static-files.ts";
import { loadRenderer, readAssets } from "./web-build.ts";

export type PagesOptions = {
  site: Site;
  siteRoot: string;
  /** Empty: this server's own API, which `send` reaches without a socket. */
  apiRoot: string;
  send: Send;
  /** Changes whenever something that a page shows has changed. */
  dataVersion: () => string;
  now: () => number;
  webFolder: string;
  pictureFolder: string;
};

/** Pages made from another server's API cannot know when its data changes: they are kept this long. */
const FOREIGN_DATA_MS = 30_000;

/** Serves everything that is not the API: the pages, their scripts and styles, the pictures. */
export async function createPages(options: PagesOptions) {
  const { site, siteRoot, apiRoot, now } = options;
  const clientFolder = join(options.webFolder, "client");
  const [assets, { render, textFile }, webFile, pictureFile] = await Promise.all([
    readAssets(clientFolder),
    loadRenderer(join(options.webFolder, "server")),
    staticFiles(clientFolder, "/"),
    staticFiles(options.pictureFolder, "/pictures/"),
  ]);
  const version = JSON.stringify({ entry: assets.entry });
  const headers = pageHeaders(assets.criticalCss, apiRoot, site.tags);

  const pageAt = createPageCache(
    async (pathname) => {
      // Browsers compare it with their own build, to notice a new deployment.
      if (pathname === "/version.json")
        return { status: 200, headers: textHeaders("application/json", "no-cache"), html: version };
      const made = textFile(pathname, { site, siteRoot });
      if (made) return { status: 200, headers: textHeaders(made.type, AN_HOUR), html: made.text };
      const api = createApi(apiRoot || siteRoot, options.send, localeOfPath(pathname, site));
      const request = new Request(new URL(pathname, siteRoot));
      const page = await render(request, { api, site, siteRoot, apiRoot, assets, now: now() });
      return { ...page, headers: { ...headers, ...page.headers } };
    },
    () => (apiRoot === "" ? options.dataVersion() : String(Math.floor(now() / FOREIGN_DATA_MS))),
  );

  return async function servePages(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    const { pathname } = new URL(request.url);

    const file = pathname.startsWith("/.")
      ? undefined
      : (webFile(pathname) ?? pictureFile(pathname));
    if (file) {
      const { headers, body } = await file;
      return answer(request, 200, headers, body);
    }

    const home = pathname === "/" ? detectedHome(request.headers, site) : null;
    if (home !== null)
      return new Response(null, {
        status: 302,
        headers: { location: home, vary: "Accept-Language, Cookie", "cache-control": "no-store" },
      });

    const page = await pageAt(pathname);
    return answer(request, page.status, page.headers, page.body);
  };
}

/** Search engines ask seldom; what they read may be this old. */
const AN_HOUR = "public, max-age=3600";

function textHeaders(type: string, cacheControl: string): Record<string, string> {
  return {
    "content-type": type,
    "cache-control": cacheControl,
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  };
}

function answer(
  request: Request,
  status: number,
  headers: Record<string, string>,
  body: EncodedBody,
): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? "");
  const bytes = body.bytes[encoding];
  const all: Record<string, string> = { ...headers, etag: body.etag };
  if (status === 200 && isKnown(request.headers.get("if-none-match"), body.etag))
    return new Response(null, { status: 304, headers: all });
  if (encoding !== "identity" && bytes !== body.bytes.identity) all["content-encoding"] = encoding;
  all["content-length"] = String(bytes.length);
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers: all });
}
