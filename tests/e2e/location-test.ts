import type { House } from "../support/house.ts";
import { openHouseDelivering } from "./sample-file.ts";
import { test as base } from "./test.ts";

export { expect, FRENCH, LOCALES } from "./test.ts";

/** Up to 8 km or miles, by what the way costs. */
const BY_DISTANCE = {
  calculation_type: "distance",
  base_cost: 1.9,
  cost_per_unit: 0.6,
  minimum_order: 20,
  flat_charge: 2.5,
  max_distance: 8,
  zones: [],
};

/** One kilometre from the house, by the data that comes with Noren. */
export const STREET = "3 rue Mercière, 69002 Lyon";
/** `far` delivers by distance, in kilometres; `miles` counts in miles; `nowhere` has no zone left. */
export const test = base.extend<object, { far: House; miles: House; nowhere: House }>({
  far: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const house = await openHouseDelivering(BY_DISTANCE);
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  miles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const house = await openHouseDelivering({ ...BY_DISTANCE, unit: "miles" });
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  nowhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const house = await openHouseDelivering({ zones: [] });
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
});
