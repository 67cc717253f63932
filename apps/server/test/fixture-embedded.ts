import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { fillDatabase } from "./fill-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The `DATA_DIR` that tests copy; undefined in a project without the embedded database. */
    embedded?: string;
  }
}

/** Global set-up: fills one embedded database with the test restaurant, once per run. */
export default async function setUpEmbedded({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "noren-fixture-"));
  await fillDatabase({ DATA_DIR: folder });
  provide("embedded", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
