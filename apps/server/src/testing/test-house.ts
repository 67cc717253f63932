import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApi } from "@noren/contract/api.ts";
import { type AuthApi, createAuthApi } from "@noren/contract/auth-api.ts";
import type { Locale } from "@noren/contract/problems.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { afterAll, describe, inject, test } from "vitest";
import { type Env, readConfig } from "../config.ts";
import { type House, openHouse } from "../house.ts";
import { LIMIT_RULES, type LimitRules } from "../http/rate-limits.ts";
import { createLog } from "../log.ts";
import { createDatabase, type PostgresPlace } from "./postgres.ts";
import { testRestaurant } from "./test-restaurant.ts";

/** The variables that lead to a database of a test's own. */
export type TestDatabases = {
  /** One without a table. */
  empty(): Promise<Env>;
  /** One with the test restaurant in it. */
  filled(): Promise<Env>;
};

export type TestHouse = House & {
  /** The house's clock; it stands still until a test moves it. */
  clock: { now: number };
  /** The typed client, as a visitor of the locale would use it. */
  api(locale?: Locale): ReturnType<typeof createApi>;
  /** The same for the calls of accounts. */
  authApi(locale?: Locale): AuthApi;
  /** Reads what the test changed in the tables of the catalogue. */
  dataChanged(): Promise<void>;
};

const folders: string[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-test-"));
  folders.push(folder);
  return folder;
}

function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** The same tests on the embedded database and on a real PostgreSQL. */
export function onBothDatabases(name: string, tests: (databases: TestDatabases) => void): void {
  describe(`${name} (SQLite)`, () => {
    tests(embeddedDatabases());
  });
  onPostgres(name, tests);
}

/**
 * Tests on a real PostgreSQL. Where the machine has none they say so and are skipped, but never in
 * CI.
 */
export function onPostgres(name: string, tests: (databases: TestDatabases) => void): void {
  const place = inject("postgres");
  if (place !== null)
    describe(`${name} (PostgreSQL)`, () => {
      tests(serverDatabases(place));
    });
  else if (process.env.CI === "true")
    test(`${name} (PostgreSQL)`, () => {
      throw new Error("CI needs PostgreSQL's binaries: initdb, postgres and psql");
    });
  else test.skip(`${name} (PostgreSQL): this machine has no PostgreSQL`);
}

export function embeddedDatabases(): TestDatabases {
  let base: Promise<string> | undefined;
  return {
    empty: async () => ({ DATA_DIR: temporaryFolder() }),
    async filled() {
      base ??= fill({ DATA_DIR: temporaryFolder() }).then((env) => String(env.DATA_DIR));
      const folder = temporaryFolder();
      cpSync(await base, folder, { recursive: true });
      return { DATA_DIR: folder };
    },
  };
}

function serverDatabases(place: PostgresPlace): TestDatabases {
  let base: Promise<string> | undefined;
  const env = (url: string) => ({ DATABASE_URL: url, DATA_DIR: temporaryFolder() });
  return {
    empty: async () => env(createDatabase(place)),
    async filled() {
      base ??= fill(env(createDatabase(place))).then(({ DATABASE_URL }) =>
        new URL(String(DATABASE_URL)).pathname.slice(1),
      );
      return env(createDatabase(place, await base));
    },
  };
}

async function fill(env: Env): Promise<Env> {
  const house = await open({ ...env, SAMPLE_DATA: restaurantFile(testRestaurant) }, () => NOON);
  await house.close();
  return env;
}

/** A file for `SAMPLE_DATA`. */
export function restaurantFile(restaurant: unknown): string {
  const path = join(temporaryFolder(), "restaurant.json");
  writeFileSync(path, JSON.stringify(restaurant));
  return path;
}

async function open(env: Env, now: () => number, over?: Partial<LimitRules>): Promise<House> {
  const config = await readConfig(env);
  const log = createLog("silent");
  const limits = { ...NO_LIMITS, ...over };
  const asleep = { wakeMail: () => {}, wakePayments: () => {}, wakePrinting: () => {} };
  return openHouse({ config, log, now, ...asleep, webFolder: null, limits });
}

/** Tests call far more often than people. */
const NO_LIMITS = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, rule]) => [name, { ...rule, points: 1_000_000 }]),
) as LimitRules;

const houses: House[] = [];
afterAll(async () => {
  await Promise.all(houses.splice(0).map((house) => house.close()));
  removeFolders();
});

/** A house that no other test shares; it closes when the file is over, where nobody did before. It is noon on Saturday, 21 November 2026. */
export async function openTestHouse(env: Env, limits?: Partial<LimitRules>): Promise<TestHouse> {
  const clock = { now: NOON };
  const variables = { SAMPLE_DATA: "0", LOCATIONS: "embedded", ...env };
  const house = await open(variables, () => clock.now, limits);
  houses.push(house);
  return {
    ...house,
    clock,
    api: (locale = "fr") => createApi("", house.app.fetch, locale),
    authApi: (locale = "fr") => createAuthApi("", house.app.fetch, locale),
    async dataChanged() {
      await house.db
        .updateTable("data_version")
        .set((row) => ({ version: row("version", "+", 1) }))
        .execute();
    },
  };
}
