import { type BrowserContext, test as base, expect } from "@playwright/test";
import { createDatabase, findPostgres, startPostgres } from "../../apps/server/test/postgres.ts";
import { clockEnvironment, offsetOf, shiftDate, testClockOffset } from "../support/test-clock.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { logPage } from "./page-log.ts";

export { FRENCH, LOCALES } from "./words.ts";
export { expect };

/** Motion as most guests see it, for rules that have to hold while the page moves. */
export const IN_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * For files that register service workers or restore pages from the browser's history: a context that
 * is used again keeps both. Only at the top of a file.
 */
export const NEW_CONTEXTS = { reuseContext: false } as const;

type WorkerFixtures = {
  database: "embedded" | "server";
  /** The server's environment variables, in addition to those of every test server. */
  environment: Record<string, string>;
  /**
   * What the server's and the pages' clock shows as the server starts; null: the run's clock, which
   * the tests' own `Date` keeps.
   */
  instant: string | null;
  /** Their clock minus the machine's, in milliseconds. */
  clockOffset: number;
  server: TestServer;
};
type TestFixtures = {
  /** The stored consent; null: none, so the notice is shown. */
  consent: "true" | "false" | null;
  /** Statuses that the test provokes: the browser reports each as an error. */
  refused: readonly number[];
  /** Whether the test cuts the network, which the browser reports for every call and script. */
  provokesOutage: boolean;
  /** By which the server's limits count, where it trusts a proxy; null: the browser's own. */
  clientAddress: string | null;
  answered: undefined;
  quiet: undefined;
};

/**
 * Every worker has its own test server with its own data. An unexpected error on the browser's
 * console fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ["embedded", { scope: "worker", option: true }],
  environment: [{}, { scope: "worker", option: true }],
  instant: [null, { scope: "worker", option: true }],
  clockOffset: [
    ({ instant }, use) => use(instant === null ? testClockOffset() : offsetOf(instant)),
    { scope: "worker" },
  ],
  // Every page of every context has the clock of the tests.
  browser: [
    async ({ browser, clockOffset }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await setClock(context, clockOffset);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  server: [
    async ({ database, environment, clockOffset }, use) => {
      const postgres = database === "server" ? await openPostgres() : null;
      const server = await startTestServer({
        ...clockEnvironment(clockOffset),
        ...(postgres && { DATABASE_URL: postgres.url }),
        ...environment,
      });
      await use(server);
      await server.close();
      await postgres?.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  clientAddress: null,
  // A context that is used again keeps what Playwright does not clear: being offline, permissions and
  // headers. (The headers as an option of the context would forbid that tests share it.)
  context: async ({ context, clientAddress, clockOffset }, use) => {
    await setClock(context, clockOffset);
    await context.setOffline(false);
    await context.clearPermissions();
    await context.setExtraHTTPHeaders(clientAddress ? { "x-forwarded-for": clientAddress } : {});
    await use(context);
    if (!(await hasClock(context))) return;
    // A request that a test answers itself may still be on its way.
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  },
  consent: ["true", { option: true }],
  refused: [[], { option: true }],
  provokesOutage: [false, { option: true }],
  answered: [
    async ({ context, baseURL, consent }, use) => {
      if (consent !== null)
        await context.addCookies([{ name: "consent", value: consent, url: baseURL ?? "" }]);
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, refused, provokesOutage }, use, info) => {
      const log = await logPage(page);
      const errors: string[] = [];
      const isExpected = (text: string) =>
        refused.some((status) =>
          text.includes(`the server responded with a status of ${status} `),
        ) ||
        (provokesOutage &&
          /net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/.test(text));
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) errors.push(message.text());
      });
      await use(undefined);
      if (info.status !== info.expectedStatus)
        // The list of results would cut an attachment short.
        console.log(`Before the failure of "${info.title}":\n${await log()}`);
      expect(errors, "errors on the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

const clocked = new WeakSet<BrowserContext>();

async function setClock(context: BrowserContext, offset: number): Promise<void> {
  if (clocked.has(context)) return;
  clocked.add(context);
  await context.addInitScript(shiftDate, offset);
}

/** Whether `page.clock` was used: a context that is used again would keep parts of it. */
async function hasClock(context: BrowserContext): Promise<boolean> {
  const [page] = context.pages();
  return page?.evaluate(() => "__pwClock" in window).catch(() => true) ?? true;
}

async function openPostgres() {
  const binaries = findPostgres();
  if (binaries === null) throw new Error("These tests need PostgreSQL's binaries");
  const { server, stop } = await startPostgres(binaries);
  return { url: await createDatabase(server), stop };
}
