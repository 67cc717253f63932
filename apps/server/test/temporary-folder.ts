import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defer } from "./cleanup.ts";

/** An empty folder, removed when the test or the file that asks for it is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-test-"));
  defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file for `SAMPLE_DATA`. */
export function restaurantFile(restaurant: unknown): string {
  const path = join(temporaryFolder(), "restaurant.json");
  writeFileSync(path, JSON.stringify(restaurant));
  return path;
}
