import { createApi } from "@noren/contract/api.ts";
import { type AuthApi, createAuthApi } from "@noren/contract/auth-api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { type App, openApp, type Timeouts } from "../src/app.ts";
import { type Env, readConfig } from "../src/config.ts";
import { LIMIT_RULES, type LimitRules } from "../src/http/rate-limits.ts";
import { createLog, type Log } from "../src/log.ts";
import { defer } from "./cleanup.ts";
import { PATIENT_TIMEOUTS } from "./patient-timeouts.ts";

export type TestApp = App & {
  /** The app's clock in epoch milliseconds; it only moves when a test sets it. */
  clock: { now: number };
  /** The typed client of the public API, for a locale. */
  api(locale?: Locale): ReturnType<typeof createApi>;
  /** The typed client of the account API. */
  authApi(locale?: Locale): AuthApi;
  /** Reloads the catalogue after a test changed its tables. */
  dataChanged(): Promise<void>;
};

export type TestAppOptions = {
  limits?: Partial<LimitRules> | undefined;
  timeouts?: Partial<Timeouts>;
  /** 0 by default: commands of the staff take effect at once. */
  holdMs?: number | undefined;
  /** Silent by default. */
  log?: Log;
};

async function open(env: Env, now: () => number, over: TestAppOptions): Promise<App> {
  const config = await readConfig(env);
  const { log = createLog("silent") } = over;
  const limits = { ...NO_LIMITS, ...over.limits };
  const { holdMs = 0 } = over;
  const timeouts = { ...PATIENT_TIMEOUTS, ...over.timeouts };
  return openApp({ config, log, now, webFolder: null, limits, timeouts, holdMs });
}

/** Tests make far more calls than the production limits allow. */
const NO_LIMITS = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, rule]) => [name, { ...rule, points: 1_000_000 }]),
) as LimitRules;

/**
 * An app that no other test shares, closed when the current test (or file) ends. Its clock stands
 * at noon on Saturday, 21 November 2026.
 */
export async function openTestApp(env: Env, options: TestAppOptions = {}): Promise<TestApp> {
  const clock = { now: NOON };
  const variables = { SAMPLE_DATA: "0", LOCATIONS: "embedded", ...env };
  const app = await open(variables, () => clock.now, options);
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
