import { createApi } from "@noren/contract/api.ts";
import { type AuthApi, createAuthApi } from "@noren/contract/auth-api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { type App, openApp } from "../src/app.ts";
import { type Env, readConfig } from "../src/config.ts";
import { LIMIT_RULES, type LimitRules } from "../src/http/rate-limits.ts";
import { createLog } from "../src/log.ts";
import { defer } from "./cleanup.ts";

export type TestApp = App & {
  /** The app's clock; it stands still until a test moves it. */
  clock: { now: number };
  /** The typed client, as a visitor of the locale would use it. */
  api(locale?: Locale): ReturnType<typeof createApi>;
  /** The same for the calls of accounts. */
  authApi(locale?: Locale): AuthApi;
  /** Reads what the test changed in the tables of the catalogue. */
  dataChanged(): Promise<void>;
};

async function open(env: Env, now: () => number, over?: Partial<LimitRules>): Promise<App> {
  const config = await readConfig(env);
  const log = createLog("silent");
  const limits = { ...NO_LIMITS, ...over };
  return openApp({ config, log, now, webFolder: null, limits });
}

/** Tests call far more often than people. */
const NO_LIMITS = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, rule]) => [name, { ...rule, points: 1_000_000 }]),
) as LimitRules;

/**
 * An app that no other test shares; it closes when the test or the file that opened it is over,
 * where nobody did before. It is noon on Saturday, 21 November 2026.
 */
export async function openTestApp(env: Env, limits?: Partial<LimitRules>): Promise<TestApp> {
  const clock = { now: NOON };
  const variables = { SAMPLE_DATA: "0", LOCATIONS: "embedded", ...env };
  const app = await open(variables, () => clock.now, limits);
  defer(app.close);
  return {
    ...app,
    clock,
    api: (locale = "fr") => createApi("", app.http.fetch, locale),
    authApi: (locale = "fr") => createAuthApi("", app.http.fetch, locale),
    async dataChanged() {
      await app.db
        .updateTable("data_version")
        .set((row) => ({ version: row("version", "+", 1) }))
        .execute();
    },
  };
}
