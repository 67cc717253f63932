import type { TestServer } from "../support/test-server.ts";
import { startServerDelivering } from "./sample-file.ts";
import { test as base } from "./test.ts";

export { expect, FRENCH, LOCALES } from "./test.ts";

/** Up to 8 km or miles, priced by distance. */
const BY_DISTANCE = {
  calculation_type: "distance",
  base_cost: 1.9,
  cost_per_unit: 0.6,
  minimum_order: 20,
  flat_charge: 2.5,
  max_distance: 8,
  zones: [],
};

/** One kilometre from the restaurant, by the bundled address data. */
export const STREET = "3 rue Mercière, 69002 Lyon";
/** `far` delivers by distance in kilometres; `miles` in miles; `nowhere` has no zone left. */
export const test = base.extend<
  object,
  { far: TestServer; miles: TestServer; nowhere: TestServer }
>({
  far: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startServerDelivering(BY_DISTANCE);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  miles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startServerDelivering({ ...BY_DISTANCE, unit: "miles" });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  nowhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startServerDelivering({ zones: [] });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});
