import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defer } from "./cleanup.ts";

/**
 * An empty folder, removed when the current test ends, or outside of a test, when the file ends.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-test-"));
  defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file for `SAMPLE_DATA` and returns its path. */
export function restaurantFile(restaurant: unknown): string {
  const path = join(temporaryFolder(), "restaurant.json");
  writeFileSync(path, JSON.stringify(restaurant));
  return path;
}
