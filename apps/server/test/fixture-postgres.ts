import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { fillDatabase } from "./fill-database.ts";
import { createDatabase, findPostgres, type PostgresServer, startPostgres } from "./postgres.ts";
import { saveFixture } from "./postgres-fixture.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Null without PostgreSQL on the machine; undefined in a project without PostgreSQL tests. */
    postgres?: PostgresFixture | null;
  }
}

/** A running server, and the name of its template database that tests copy. */
export type PostgresFixture = { server: PostgresServer; template: string };

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
  const { server, stop } = await startPostgres(binaries);
  const folder = mkdtempSync(join(tmpdir(), "noren-fixture-"));
  const url = await createDatabase(server, { name: TEMPLATE });
  await fillDatabase({ DATABASE_URL: url, DATA_DIR: folder });
  await saveFixture(url);
  provide("postgres", { server, template: TEMPLATE });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
