import { fakeStripeJs } from "../support/fake-stripe-js.ts";
import { openStripeServer, type StripeServer } from "../support/stripe-server.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { startServerPaidBy } from "./sample-file.ts";
import { test as base } from "./test.ts";

export { expect, FRENCH, LOCALES } from "./test.ts";

export const SCRIPT = "https://js.stripe.com/**";

type Paid = { stripe: StripeServer; server: TestServer };

/**
 * A test server with a Stripe-compatible provider and a replacement of the browser script.
 * `cashless` takes cards and PayPal through the same one, and no cash.
 */
export const test = base.extend<{ script: undefined }, { paid: Paid; cashless: TestServer }>({
  paid: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const stripe = await openStripeServer();
      const server = await startTestServer(stripe.environment);
      await use({ stripe, server });
      await server.close();
      await stripe.close();
    },
    { scope: "worker" },
  ],
  cashless: [
    async ({ paid }, use) => {
      const ways = { stripe: { active: true }, paypal: { active: true }, cod: { active: false } };
      const server = await startServerPaidBy(ways, paid.stripe.environment);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ paid }, use) => use(paid.server.url),
  script: [
    async ({ page, paid }, use) => {
      await page.route(SCRIPT, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: fakeStripeJs(paid.stripe.url),
        }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Authorised or captured amounts of a guest's orders, in cents: capturing waits for the desk. */
export function charged({ account }: StripeServer, email: string): number[] {
  const theirs = [...account.customers.values()].filter((customer) => customer.email === email);
  const ids = new Set(theirs.map(({ id }) => id));
  return [...account.intents.values()]
    .filter(({ customer }) => ids.has(customer ?? ""))
    .map(({ amount_capturable, amount_received }) => amount_capturable + amount_received)
    .filter((amount) => amount > 0);
}
