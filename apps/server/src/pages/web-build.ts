import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  Assets,
  ErrorPageContext,
  PageAddress,
  RenderContext,
  RenderedPage,
  TextFile,
} from "@noren/web/render-context.ts";

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

export type Renderer = {
  addressOf: (pathname: string) => PageAddress;
  render: (request: Request, context: RenderContext) => Promise<RenderedPage>;
  isSiteFile: (pathname: string) => boolean;
  siteFile: (
    pathname: string,
    context: Pick<RenderContext, "site" | "siteRoot" | "api">,
  ) => Promise<TextFile | null>;
  /** The inline script of the pages, for its hash in the content security policy. */
  inlineScript: string;
  iconOrigins: (site: RenderContext["site"]) => string[];
  errorPage: (pathname: string, query: string, context: ErrorPageContext) => Promise<string>;
};

/** The assets of the built site, from its manifest. */
export async function readAssets(clientFolder: string): Promise<Assets> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8"),
  );
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)?.[0];
  if (entry === undefined) throw new Error(`There is no entry in the manifest of ${clientFolder}`);
  const first = withImports(manifest, entry);
  const styles = first.flatMap((chunk) => chunk.css ?? []);
  const contents = styles.map((file) => readFile(join(clientFolder, file), "utf8"));

  return {
    entry: addressOf(manifest[entry]?.file ?? ""),
    styles: styles.map(addressOf),
    criticalCss: (await Promise.all(contents)).join(""),
    preloads: (source) =>
      withImports(manifest, source)
        .filter((chunk) => !first.includes(chunk))
        .flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
        .map(addressOf),
  };
}

export async function loadRenderer(serverFolder: string): Promise<Renderer> {
  return import(pathToFileURL(join(serverFolder, "entry-server.js")).href);
}

/** A chunk and all its static imports, without duplicates. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
}

function addressOf(file: string): string {
  return `/${file}`;
}
