import { createApi } from "@noren/contract/api.ts";
import { type AuthApi, createAuthApi } from "@noren/contract/auth-api.ts";
import type { Locale } from "@noren/contract/problems.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { type Env, readConfig } from "../config.ts";
import { type House, openHouse } from "../house.ts";
import { LIMIT_RULES, type LimitRules } from "../http/rate-limits.ts";
import { createLog } from "../log.ts";
import { defer } from "./cleanup.ts";

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

/**
 * A house that no other test shares; it closes when the test or the file that opened it is over,
 * where nobody did before. It is noon on Saturday, 21 November 2026.
 */
export async function openTestHouse(env: Env, limits?: Partial<LimitRules>): Promise<TestHouse> {
  const clock = { now: NOON };
  const variables = { SAMPLE_DATA: "0", LOCATIONS: "embedded", ...env };
  const house = await open(variables, () => clock.now, limits);
  defer(house.close);
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
