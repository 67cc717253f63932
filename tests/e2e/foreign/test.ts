import {
  type CalculationType,
  type ForeignApi,
  openForeignApi,
} from "../../support/foreign/foreign-api.ts";
import { startTestServer } from "../../support/test-server.ts";
import { test as base } from "../test.ts";

export { expect, FRENCH, LOCALES } from "../test.ts";

type WorkerFixtures = { calculation: CalculationType; foreign: ForeignApi };

/**
 * The same pages on another API server: this host serves the pages, the other server everything
 * else.
 */
export const test = base.extend<{ wellBehaved: undefined }, WorkerFixtures>({
  calculation: ["zone_based", { scope: "worker", option: true }],
  foreign: [
    async ({ calculation }, use) => {
      const foreign = await openForeignApi(calculation);
      await use(foreign);
      await foreign.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ foreign }, use) => {
      const server = await startTestServer({ API_ROOT: foreign.url });
      foreign.allow(server.url);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  wellBehaved: [
    async ({ foreign }, use) => {
      await use(undefined);
      foreign.behave();
    },
    { auto: true },
  ],
});
