import { defineConfig } from "@playwright/test";
import { browserOptions, fullBrowserOptions } from "./browser.ts";
import { SCREENS } from "./screens.ts";

/** The pages of this host on another make of API server. */
const FOREIGN = "foreign/*.spec.ts";

/** They bring their own screens, or ask about a phone's. */
const OWN_SCREENS = ["{accessible,desk-screens,few-taps,keyboard,native*,small-screens}.spec.ts"];

/** What they ask about is the same on every screen; how it looks is asked of the pages elsewhere. */
const ON_EVERY_SCREEN = [
  "{accounts,allergens,cards*,checkout*,consent*,delays,icons,installable,locales,location*,offline}.spec.ts",
  "{pages,panels,pay,profile,reading,reduced-motion,resilience,search-engines}.spec.ts",
  "{desk-pause,desk-people,desk-settings,tickets}.spec.ts",
];

/** With a window's Chromium too: the journeys that matter, and the pages of whoever is signed in. */
const IN_FULL_BROWSER = /@smoke|(accounts|profile)\.spec/;
/** Another browser, screen or database has no words: these projects run French alone. */
const IN_ENGLISH = / in en /;
const fullBrowser = process.env.CI ? fullBrowserOptions() : null;

export default defineConfig<object, { database: "embedded" | "server" }>({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "../memory-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // They end what hangs: a busy machine takes half a minute for the longest test, and over ten
  // seconds to find its way through three hundred dishes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    launchOptions: browserOptions(),
    serviceWorkers: "block",
    timezoneId: "Europe/Paris",
    // A trace is a third of a run's work: ask for one where a test fails (`--trace on`).
    trace: "off",
    screenshot: "only-on-failure",
    // Drawing what moves is a sixth of a run's work: it moves where a test asks for it (`IN_MOTION`).
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "phone", testIgnore: FOREIGN, use: SCREENS.phone },
    {
      name: "desktop",
      testIgnore: [FOREIGN, ...OWN_SCREENS, ...ON_EVERY_SCREEN],
      grepInvert: IN_ENGLISH,
      use: SCREENS.desktop,
    },
    {
      name: "phone, on PostgreSQL",
      testMatch: "ordering.spec.ts",
      testIgnore: FOREIGN,
      grepInvert: IN_ENGLISH,
      use: { ...SCREENS.phone, database: "server" },
    },
    { name: "phone, foreign API", testMatch: FOREIGN, use: SCREENS.phone },
    ...(fullBrowser
      ? [
          {
            name: "phone, full browser",
            grep: IN_FULL_BROWSER,
            grepInvert: IN_ENGLISH,
            testIgnore: FOREIGN,
            use: { ...SCREENS.phone, launchOptions: fullBrowser },
          },
        ]
      : []),
  ],
});
