import { cpSync } from "node:fs";
import { describe, inject, test } from "vitest";
import type { Env } from "../src/config.ts";
import { defer } from "./cleanup.ts";
import type { PostgresFixture } from "./fixture-postgres.ts";
import { createDatabase, databaseUrl, hasDatabase } from "./postgres.ts";
import { restoreFixture } from "./postgres-fixture.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The variables that lead to a database of a test's own. */
export type TestDatabases = {
  /** One without a table. */
  empty(): Promise<Env>;
  /** One with the test restaurant in it. */
  filled(): Promise<Env>;
};

/** The same tests on each database that the project of the run has: see `vitest.config.ts`. */
export function onBothDatabases(name: string, tests: (databases: TestDatabases) => void): void {
  onEmbedded(name, tests);
  onPostgres(name, tests);
}

/** Tests on the embedded database. */
export function onEmbedded(name: string, tests: (databases: TestDatabases) => void): void {
  if (inject("embedded") !== undefined)
    describe(`${name} (SQLite)`, () => {
      tests(embeddedDatabases());
    });
  else if (inject("postgres") === undefined)
    throw new Error("tests of a database stand in files called *.api, *.db, *.postgres or *.slow");
}

/**
 * Tests on a real PostgreSQL. Where the machine has none they say so and are skipped, but never in
 * CI.
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

/** Which of this worker's filled databases are in use, by number. */
const inUse = new Set<number>();

function serverDatabases({ place, template }: PostgresFixture): TestDatabases {
  const env = (url: string) => ({ DATABASE_URL: url, DATA_DIR: temporaryFolder() });

  /** Each worker keeps its databases: filled anew they serve the next test. */
  async function filled(): Promise<Env> {
    let number = 0;
    while (inUse.has(number)) number++;
    inUse.add(number);
    defer(() => void inUse.delete(number));

    const name = `worker_${process.env.VITEST_POOL_ID}_${number}`;
    const url = databaseUrl(place, name);
    if (await hasDatabase(place, name)) await restoreFixture(url);
    else await createDatabase(place, { name, template });
    return env(url);
  }

  return { empty: async () => env(await createDatabase(place)), filled };
}
