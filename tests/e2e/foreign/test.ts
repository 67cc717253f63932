import {
  type CalculationType,
  type ForeignApi,
  openForeignApi,
} from "../../support/foreign/foreign-api.ts";
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
  environment: ({ foreign }, use) => use({ API_ROOT: foreign.url }),
  server: async ({ foreign, server }, use) => {
    foreign.allow(server.url);
    await use(server);
  },
  wellBehaved: [
    async ({ foreign }, use) => {
      await use(undefined);
      foreign.behave();
    },
    { auto: true },
  ],
});
