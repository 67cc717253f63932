import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What the built site tells about itself: the files of a page, and how to render one. */
type Chunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
};
type Manifest = Record<string, Chunk>;

export type PageAssets = {
  entry: string;
  /** Every style sheet of the first load. */
  styles: string[];
  /** What the page of a route loads besides the entry; `route` is its module's file name. */
  preloads: (route: string) => string[];
  criticalCss: string;
};

const CRITICAL_ENTRY = "src/critical.css";

export async function readAssets(clientFolder: string): Promise<PageAssets> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8"),
  );
  const chunks = Object.entries(manifest);
  const entry = chunks.find(([, chunk]) => chunk.isEntry && chunk.file.endsWith(".js"))?.[0];
  if (entry === undefined) throw new Error(`no entry in the manifest of ${clientFolder}`);
  const critical = manifest[CRITICAL_ENTRY];
  const first = withImports(manifest, entry);

  return {
    entry: url(manifest[entry]?.file ?? ""),
    styles: first.flatMap((chunk) => chunk.css ?? []).map(url),
    preloads: (route) => {
      const key = chunks.find(([name, chunk]) => chunk.isDynamicEntry && stem(name) === route)?.[0];
      if (key === undefined) return [];
      return withImports(manifest, key)
        .filter((chunk) => !first.includes(chunk))
        .flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
        .map(url);
    },
    criticalCss: critical ? await readFile(join(clientFolder, critical.file), "utf8") : "",
  };
}

export async function loadRenderer(serverFolder: string) {
  const entry = pathToFileURL(join(serverFolder, "entry-server.js")).href;
  return (await import(entry)) as typeof import("@noren/web/entry-server.tsx");
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
}

function url(file: string): string {
  return `/${file}`;
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}
