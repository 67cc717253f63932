import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/**
 * A registry that mirrors only some platforms makes npm leave the other platforms' binaries out of
 * the lock file, and `npm ci` then refuses it everywhere. This writes them in: run it after
 * `npm install` has changed the lock file.
 */
type Entry = {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
};
type Lock = { packages: Record<string, Entry> };

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "wasi"];
const PROCESSORS = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

/** The optional packages that no entry of the lock file stands for, with the range asked for. */
export function missingOptionals({
  packages,
}: Lock): [name: string, range: string, dev: boolean][] {
  const known = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !known.has(name))
      .map(([name, range]): [string, string, boolean] => [name, range, dev]),
  );
}

/** What such a package says of its platform, read from its name. */
function entryOf(name: string, range: string, dev: boolean): Entry {
  const words = name.split("/").at(-1)?.split(/[-_]/) ?? [];
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  if (os.length === 0) throw new Error(`${name} names no platform: see what it is`);
  return {
    version: range.replace(/^[\^~]/, ""),
    ...(dev ? { dev } : {}),
    optional: true,
    os,
    cpu,
    ...(libc.length > 0 ? { libc } : {}),
  };
}

if (import.meta.main) {
  const path = join(ROOT, "package-lock.json");
  const lock: Lock = JSON.parse(readFileSync(path, "utf8"));
  const missing = missingOptionals(lock);
  for (const [name, range, dev] of missing)
    lock.packages[`node_modules/${name}`] = entryOf(name, range, dev);
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    path,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`,
  );
  console.log(`${missing.length} packages of other platforms written into the lock file.`);
}
