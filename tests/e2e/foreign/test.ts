import {
  type CalculationType,
  type ForeignApi,
  openForeignApi,
} from "../../support/foreign/foreign-api.ts";
import { openHouse } from "../../support/house.ts";
import { test as base } from "../test.ts";

export { expect, FRENCH, LOCALES } from "../test.ts";

type WorkerFixtures = { calculation: CalculationType; foreign: ForeignApi };

/** The same pages on another make of server: this host serves them, everything else is the other's. */
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
  house: [
    async ({ foreign }, use) => {
      const house = await openHouse({ API_ROOT: foreign.url });
      foreign.allow(house.url);
      await use(house);
      await house.close();
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
