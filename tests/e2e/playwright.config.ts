import "../support/shifted-process.ts";
import { defineConfig } from "@playwright/test";
import { browserOptions, fullBrowserOptions, shortLived } from "./browser.ts";
import { SCREENS } from "./screens.ts";

/** This host's pages on another implementation of the API. */
const FOREIGN = "foreign/*.spec.ts";

/** They set their own viewports, or test a phone's only. */
const OWN_SCREENS = [
  "{accessible,cart-lines,checkout-header,desk-board*,desk-screens,few-taps,first-screen,home,keyboard,native*}.spec.ts",
  "{desk-dish-choices,desk-draft-pages,desk-menu-accessible,desk-menu-keyboard,no-pictures,small-screens}.spec.ts",
];

/** Independent of the screen; layout is tested elsewhere. */
const ON_EVERY_SCREEN = [
  "{accounts,addresses,allergens,cards*,cart-questions,closures,checkout*,consent*,delays,device-clock,icons,installable,locales,location*,offline}.spec.ts",
  "{menu-times,offer-conditions,order-type,order-wishes,own-container,pages,panels,pay,profile,reading,reduced-motion,resilience,search-engines,two-windows,zones}.spec.ts",
  "{desk-menu-large,desk-pause,desk-people,desk-settings,desk-two-*,tickets,tracking}.spec.ts",
  "desk-{answering,app,availability,choices,delivery,details,dish,dish-kept,dish-photo}.spec.ts",
  "desk-{draft-adding,draft-choices,draft-order,draft-planned,draft-preview,draft-published,drafts,first-shift,formules,forms-kept,hours}.spec.ts",
  "desk-{languages,menu-adding,menu-history,menu-order-saved,menu-spoken,opening}.spec.ts",
  "desk-{offers,push,restaurant,storage,today,undo,wishes,worker}.spec.ts",
  "{companions,dependent-options,dish-descriptions,dish-facts,formules}.spec.ts",
  "{printed-menu,restaurant-texts,shared-streams,sold-out}.spec.ts",
];

/** Needs the back/forward cache, which the headless shell does not have. */
const FULL_BROWSER_ONLY = "restored-pages.spec.ts";
/** The main journeys and the account pages also run in a full Chromium. */
const IN_FULL_BROWSER = /@smoke|(accounts|profile|restored-pages)\.spec/;
/** Whose words matter: their length, how they read, what the data says in each language. */
const IN_EVERY_LANGUAGE = [
  "accessible",
  "checkout-header",
  "desk-draft-pages",
  "dish-descriptions",
  "first-screen",
  "home",
  "locales",
  "no-pictures",
  "ordering",
  "panels",
  "printed-menu",
  "restaurant-texts",
  "small-screens",
].join("|");
/** Other rules, and other browsers, screens and databases, are tested in French alone. */
const IN_ENGLISH = / in en /;
const NEEDLESS_IN_ENGLISH = new RegExp(`^(?!.*\\b(${IN_EVERY_LANGUAGE})\\.spec).* in en `);
const fullBrowser = process.env.CI ? fullBrowserOptions() : null;

export default defineConfig<object, { database: "embedded" | "server" }>({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "../memory-setup.ts",
  // A file's tests share a worker: each worker of a file with servers of its own starts them.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Limits for hanging tests: on a busy machine the longest test takes half a minute, and finding a
  // dish among three hundred over ten seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    launchOptions: shortLived(browserOptions()),
    serviceWorkers: "block",
    // A test's page stays in the process of the one before, with its compiled scripts: a quarter of the
    // processor time. Cookies, storage, routes, scripts and the HTTP cache are cleared in between.
    reuseContext: true,
    timezoneId: "Europe/Paris",
    // Traces take a third of a run's time: request one for a failing test (`--trace on`).
    trace: "off",
    screenshot: "only-on-failure",
    // Animation takes a sixth of a run's time: enabled where a test asks for it (`IN_MOTION`).
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "phone",
      testIgnore: [FOREIGN, FULL_BROWSER_ONLY],
      grepInvert: NEEDLESS_IN_ENGLISH,
      use: SCREENS.phone,
    },
    {
      name: "desktop",
      testIgnore: [FOREIGN, FULL_BROWSER_ONLY, ...OWN_SCREENS, ...ON_EVERY_SCREEN],
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
    {
      name: "phone, foreign API",
      testMatch: FOREIGN,
      grepInvert: IN_ENGLISH,
      use: SCREENS.phone,
    },
    ...(fullBrowser
      ? [
          {
            name: "phone, full browser",
            grep: IN_FULL_BROWSER,
            grepInvert: IN_ENGLISH,
            testIgnore: FOREIGN,
            use: { ...SCREENS.phone, launchOptions: shortLived(fullBrowser) },
          },
        ]
      : []),
  ],
});
