import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./root.ts";

const EXCLUDED = /\.test\.tsx?$|(^|[\\/])node_modules[\\/]/;

/**
 * SHA-256 of the files' paths and contents, not of dates: a fresh checkout has the same
 * fingerprint. Tests and node_modules are excluded.
 */
export function fingerprint(inputs: string[], root = ROOT): string {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const path of filesBelow(join(root, input)))
      hash.update(relative(root, path)).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path), { withFileTypes: true });
  if (entries.find((entry) => join(entry.parentPath, entry.name) === path)?.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !EXCLUDED.test(relative(path, file)))
    .sort();
}
