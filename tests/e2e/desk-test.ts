import { ONBOARDING_HINTS } from "../../packages/contract/src/staff/onboarding-hints.ts";
import { deskClient, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { guestAddress } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/** A test server with an owner; every test signs in from its own client address. */
export const test = base.extend({
  environment: STAFF_ENVIRONMENT,
  clientAddress: async ({ server: _ }, use) => use(guestAddress()),
});

/**
 * The same for tests that judge all that a server has: only the tests of one file use it. `prepare`
 * is called once, before them.
 */
export function testOnOwnServer(
  prepare: (server: TestServer) => Promise<void> = async () => {},
  environment: Record<string, string> = {},
) {
  return test.extend({
    environment: { ...STAFF_ENVIRONMENT, ...environment },
    server: async ({ server }, use) => {
      await prepare(server);
      await use(server);
    },
  });
}

/** The same with a board that nobody sees for the first time: it shows no onboarding hints. */
export function testOnOwnBoard(environment: Record<string, string> = {}) {
  return testOnOwnServer(async (server) => {
    const owner = await deskClient(server);
    for (const hint of ONBOARDING_HINTS) await owner.completeHint({ hint });
  }, environment);
}
