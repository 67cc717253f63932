import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { fillDatabase } from "./fill-database.ts";
import { createDatabase, findPostgres, type PostgresPlace, startPostgres } from "./postgres.ts";
import { saveFixture } from "./postgres-fixture.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Null without PostgreSQL on the machine; undefined in a project without PostgreSQL tests. */
    postgres?: PostgresFixture | null;
  }
}

/** A running server, and the name of its template database that tests copy. */
export type PostgresFixture = { place: PostgresPlace; template: string };

const TEMPLATE = "fixture";

/**
 * Global set-up: starts one server per run and fills its template database with the test
 * restaurant.
 */
export default async function setUpPostgres({ provide }: TestProject) {
  const binaries = findPostgres();
  if (binaries === null) {
    provide("postgres", null);
    return;
  }
  const { place, stop } = await startPostgres(binaries);
  const folder = mkdtempSync(join(tmpdir(), "noren-fixture-"));
  const url = await createDatabase(place, { name: TEMPLATE });
  await fillDatabase({ DATABASE_URL: url, DATA_DIR: folder });
  await saveFixture(url);
  provide("postgres", { place, template: TEMPLATE });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
