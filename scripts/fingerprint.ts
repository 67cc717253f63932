import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./root.ts";

/**
 * SHA-256 of the files' paths and contents, not of dates: a fresh checkout has the same
 * fingerprint. Tests and node_modules are excluded.
 */
export function fingerprint(inputs: string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const path of filesBelow(join(ROOT, input)))
      hash.update(relative(ROOT, path)).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path), { withFileTypes: true });
  if (entries.find((entry) => join(entry.parentPath, entry.name) === path)?.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !/\.test\.tsx?$|[\\/]node_modules[\\/]/.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
