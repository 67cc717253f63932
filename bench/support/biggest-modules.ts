import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { ROOT } from "../../scripts/root.ts";
import { inKilobytes } from "./first-load.ts";

type BuiltModule = { code: string | null };
type BuiltFile = { fileName: string; modules?: Record<string, BuiltModule> };

const SHOWN = 12;

/**
 * The largest modules of built scripts, one per line. Each is compressed separately and before
 * minification, so sizes are comparable with each other but not with that of the file.
 */
export async function biggestModules(urls: readonly string[]): Promise<string> {
  const web = join(ROOT, "apps", "web");
  const isDesk = urls.some((url) => url.startsWith("/desk-assets/"));
  const built = await build({
    root: web,
    configFile: join(web, isDesk ? "vite.desk.config.ts" : "vite.config.ts"),
    logLevel: "silent",
    build: { write: false },
  });
  const { output } = built as unknown as { output: BuiltFile[] };
  const sizes = output
    .filter(({ fileName }) => urls.includes(`/${fileName}`))
    .flatMap(({ modules = {} }) => Object.entries(modules))
    .map(([path, { code }]) => ({ path, bytes: brotliCompressSync(code ?? "").length }));
  return sizes
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, SHOWN)
    .map(({ path, bytes }) => `  ${inKilobytes(bytes)}  ${path.replace(`${ROOT}/`, "")}`)
    .join("\n");
}
