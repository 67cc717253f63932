import { STAFF_ENVIRONMENT } from "../support/desk-house.ts";
import { type House, openHouse } from "../support/house.ts";
import { guestAddress } from "../support/order-client.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** A house with an owner, in front of whose desk every test stands at an address of its own. */
export const test = base.extend<object, { house: House }>({
  house: [
    async ({ database: _ }, use) => {
      const house = await openHouse(STAFF_ENVIRONMENT);
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  extraHTTPHeaders: async ({ house: _ }, use) => use({ "x-forwarded-for": guestAddress() }),
});
