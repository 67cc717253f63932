import { cpSync } from "node:fs";
import { describe, inject, test } from "vitest";
import type { Env } from "../src/config.ts";
import { defer } from "./cleanup.ts";
import type { PostgresFixture } from "./fixture-postgres.ts";
import { createDatabase, databaseUrl, hasDatabase } from "./postgres.ts";
import { restoreFixture } from "./postgres-fixture.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Each call gives the environment variables of a database that no other test shares. */
export type TestDatabases = {
  /** An empty database, without tables. */
  empty(): Promise<Env>;
  /** A migrated database that holds the test restaurant. */
  filled(): Promise<Env>;
};

/** Runs the tests on each database that the Vitest project provides: see `vitest.config.ts`. */
export function onBothDatabases(name: string, tests: (databases: TestDatabases) => void): void {
  onEmbedded(name, tests);
  onPostgres(name, tests);
}

/** Runs the tests on the embedded database. */
export function onEmbedded(name: string, tests: (databases: TestDatabases) => void): void {
  if (inject("embedded") !== undefined)
    describe(`${name} (SQLite)`, () => {
      tests(embeddedDatabases());
    });
  else if (inject("postgres") === undefined)
    throw new Error("tests of a database stand in files called *.api, *.db, *.postgres or *.slow");
}

/**
 * Runs the tests on a real PostgreSQL. Without PostgreSQL on the machine they are skipped and say
 * so, except in CI, where they fail.
 */
export function onPostgres(name: string, tests: (databases: TestDatabases) => void): void {
  const fixture = inject("postgres");
  if (fixture === undefined) return;
  if (fixture !== null)
    describe(`${name} (PostgreSQL)`, () => {
      tests(serverDatabases(fixture));
    });
  else if (process.env.CI === "true")
    test(`${name} (PostgreSQL)`, () => {
      throw new Error("CI needs PostgreSQL's binaries: initdb and postgres");
    });
  else test.skip(`${name} (PostgreSQL): this machine has no PostgreSQL`);
}

export function embeddedDatabases(): TestDatabases {
  return {
    empty: async () => ({ DATA_DIR: temporaryFolder() }),
    async filled() {
      const folder = temporaryFolder();
      cpSync(String(inject("embedded")), folder, { recursive: true });
      return { DATA_DIR: folder };
    },
  };
}

/** Numbers of this worker's filled databases that are in use. */
const inUse = new Set<number>();
/** Names of those that exist; a worker before this one may have created others. */
const known = new Set<string>();

function serverDatabases({ server, template }: PostgresFixture): TestDatabases {
  const env = (url: string) => ({ DATABASE_URL: url, DATA_DIR: temporaryFolder() });

  /** Each worker reuses its databases: the fixture is restored before the next test. */
  async function filled(): Promise<Env> {
    let number = 0;
    while (inUse.has(number)) number++;
    inUse.add(number);
    defer(() => void inUse.delete(number));

    const name = `worker_${process.env.VITEST_POOL_ID}_${number}`;
    const url = databaseUrl(server, name);
    if (known.has(name) || (await hasDatabase(server, name))) await restoreFixture(url);
    else await createDatabase(server, { name, template });
    known.add(name);
    return env(url);
  }

  return { empty: async () => env(await createDatabase(server)), filled };
}
