import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ROOT } from "./root.ts";

/** The source files of every workspace, without tests, as paths from the repository's root. */
export const files = globSync("{apps/*,packages/*,sample}/src/**/*.{ts,tsx,css}", {
  cwd: ROOT,
}).filter((file) => !/\.test\.tsx?$/.test(file));
const known = new Set(files);
/** The folder of each workspace by its name in imports: `@noren/NAME/PATH`. */
const folders = new Map(
  globSync("{apps/*,packages/*,sample}", { cwd: ROOT }).map((path) => [posix.basename(path), path]),
);
const imports = new Map(files.map((file) => [file, readImports(file)]));

/** The files of this repository that a file imports: types, styles and lazy chunks included. */
export function importsOf(file: string): readonly string[] {
  return imports.get(file) ?? [];
}

function readImports(file: string): string[] {
  return targetsOf(file, /(?:from|import)\s*\(?\s*"([^"]+)"/g);
}

/** Whether every import of the target is an `import type`, which is gone when the file runs. */
export function importsTypesOnly(file: string, target: string): boolean {
  const isTarget = (path: string) => path === target;
  const typeImports = targetsOf(file, /^import type [^"]*"([^"]+)"/gm);
  return typeImports.filter(isTarget).length === importsOf(file).filter(isTarget).length;
}

function targetsOf(file: string, specifiers: RegExp): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(specifiers)]
    .map(([, specifier = ""]) => resolved(file, specifier))
    .filter((target) => known.has(target));
}

function resolved(file: string, specifier: string): string {
  const [, name, path] = /^@noren\/(\w+)\/(.*)$/.exec(specifier) ?? [];
  if (name !== undefined) return `${folders.get(name)}/src/${path}`;
  return posix.join(posix.dirname(file), specifier);
}

/** The imports that `isForbidden`, each as `file -> target`. */
export function importsThat(isForbidden: (file: string, target: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => isForbidden(file, target))
      .map((target) => `${file} -> ${target}`),
  );
}

/** The shortest chain of imports from a file to another; null where there is none. */
export function shortestChain(from: string, to: string): string[] | null {
  const importer = new Map<string, string | null>([[from, null]]);
  for (const file of importer.keys()) {
    if (file === to) return chainTo(file, importer);
    for (const target of importsOf(file)) if (!importer.has(target)) importer.set(target, file);
  }
  return null;
}

function chainTo(last: string, importer: ReadonlyMap<string, string | null>): string[] {
  const chain: string[] = [];
  for (let file: string | null = last; file !== null; file = importer.get(file) ?? null)
    chain.unshift(file);
  return chain;
}
