import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { type EncodedBody, encodedBody, plainBody } from "../http/encoded-body.ts";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const COMPRESSED = new Set([".css", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

const PICTURES = new Set([".avif", ".jpg", ".png", ".webp"]);

/** Suffix of the files that the build compressed with brotli. */
const BROTLI_SUFFIX = ".br";
const QUICK_QUALITY = 5;

/** For files with a content hash in their names, which never change. */
const FOREVER = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=3600";

export type StaticFile = { headers: Record<string, string>; body: EncodedBody };

/**
 * Serves the files below `folder`, by URL path under `prefix`. Paths come from a listing made at
 * start, so no request can reach outside of the folder. Scripts, styles and fonts are read at start
 * too, so that a new build does not affect the running site; pictures are read at their first
 * request.
 */
export async function staticFiles(folder: string, prefix: string) {
  const paths = new Map<string, string>();
  const loaded = new Map<string, Promise<StaticFile>>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(BROTLI_SUFFIX)) continue;
    const path = join(entry.parentPath, entry.name);
    paths.set(prefix + relative(folder, path).split(sep).join("/"), path);
  }
  const read = [...paths.keys()].filter((pathname) => !PICTURES.has(extname(pathname)));
  await Promise.all(read.map(fileAt));
  return fileAt;

  function fileAt(pathname: string): Promise<StaticFile> | undefined {
    const path = paths.get(pathname);
    if (path === undefined) return undefined;
    let file = loaded.get(pathname);
    if (!file) {
      file = load(path, pathname);
      file.catch(() => loaded.delete(pathname));
      loaded.set(pathname, file);
    }
    return file;
  }
}

/** Files of the build and pictures have a hash of their content in their names, icons do not. */
const HASHED = /^\/(assets|desk-assets|pictures)\/.*[-.][\w-]{8,}(-\d+)?\.\w+$/;

async function load(path: string, pathname: string): Promise<StaticFile> {
  const content = await readFile(path);
  const extension = extname(path);
  const isCompressed = COMPRESSED.has(extension);
  const body = isCompressed ? await precompressedBody(content, path) : plainBody(content);
  const hashed = HASHED.test(pathname);
  return {
    headers: {
      "content-type": TYPES[extension] ?? "application/octet-stream",
      "cache-control": hashed ? FOREVER : SHORT,
      ...(isCompressed && { vary: "Accept-Encoding" }),
      // The card provider's frame uses the restaurant's font.
      ...(extension === ".woff2" && { "access-control-allow-origin": "*" }),
    },
    body,
  };
}

/** Uses the build's brotli file, compressed at the highest level, where there is one. */
async function precompressedBody(content: Buffer, path: string): Promise<EncodedBody> {
  const br = await readFile(path + BROTLI_SUFFIX).catch(() => null);
  return encodedBody(content, QUICK_QUALITY, br);
}
