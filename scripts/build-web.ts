import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "vite";
import { type BuiltChunk, offlineAssets } from "./offline-assets.ts";
import { ROOT } from "./root.ts";

const web = join(ROOT, "apps", "web");
const compress = promisify(brotliCompress);

/** Builds the storefront and its service worker, the server-side renderer, then the desk. */
export async function buildWeb(): Promise<void> {
  // With another NODE_ENV, as in tests, Vite would bundle React's development build.
  process.env.NODE_ENV = "production";
  await build({ root: web, logLevel: "warn" });
  await buildWorkers(join(web, "dist", "client"));
  await build({ root: web, logLevel: "warn", build: { ssr: "src/entry-server.tsx" } });
  await build({ root: web, logLevel: "warn", configFile: join(web, "vite.desk.config.ts") });
  await pack(join(web, "dist", "client"));
  await pack(join(web, "dist", "desk"));
}

/**
 * Each service worker is one file at the root: the storefront's, with the list of built files
 * compiled in, and the desk's.
 */
async function buildWorkers(folder: string): Promise<void> {
  const text = await readFile(join(folder, ".vite", "manifest.json"), "utf8");
  const manifest: Record<string, BuiltChunk> = JSON.parse(text);
  const define = { __ASSETS__: JSON.stringify(offlineAssets(manifest)) };
  await buildWorker(folder, "service-worker", define);
  await buildWorker(folder, "desk-worker");
}

async function buildWorker(
  folder: string,
  name: string,
  define: Record<string, string> = {},
): Promise<void> {
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: {
        input: `src/${name}/${name}.ts`,
        output: { format: "iife", entryFileNames: `${name}.js` },
      },
    },
  });
}

/** Compresses at build time, as the highest brotli level is too slow for a request. */
async function pack(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && /\.(js|css|svg|json|webmanifest)$/.test(file.name))
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        await writeFile(`${path}.br`, await compress(await readFile(path)));
      }),
  );
}
