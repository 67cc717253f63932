import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./root.ts";

type Entry = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

// If one of these fails after an update, the registry in use does not have every platform's binary
// of that version: use the newest version of which it does.
describe.each(["package-lock.json", "tools/node/package-lock.json"])("%s", (file) => {
  const lock: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(ROOT, file), "utf8"),
  );
  const packages = Object.entries(lock.packages);
  const installed = packages.filter(([path, { link }]) => path.includes("node_modules/") && !link);

  test("every package has an integrity hash", () => {
    expect(installed.filter(([, entry]) => !entry.integrity?.startsWith("sha512-"))).toEqual([]);
    expect(installed.length).toBeGreaterThan(0);
  });

  test("no package has a registry URL", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  test("the optional binaries of every platform are listed, as npm ci requires", () => {
    const known = new Set(installed.map(([path]) => path.split("node_modules/").at(-1)));
    const optional = packages.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
    expect(optional.filter((name) => !known.has(name))).toEqual([]);
  });
});
