import type { Page } from "@playwright/test";
import { fakeStripeJs } from "../../support/fake-stripe-js.ts";
import { enveloped } from "../../support/foreign/answer.ts";
import { type ForeignApi, openForeignApi } from "../../support/foreign/foreign-api.ts";
import { settingsOf } from "../../support/foreign/restaurant.ts";
import { openStripeServer, type StripeServer } from "../../support/stripe-server.ts";
import type { TestServer } from "../../support/test-server.ts";
import { visit } from "../hydrated.ts";
import { CARDS, cardOn } from "../pages/card.ts";
import { checkoutOn, GUEST } from "../pages/checkout.ts";
import { shopOn } from "../pages/shop.ts";
import { startServerWith } from "../site-file.ts";
import { expect, FRENCH, test } from "./test.ts";

/** Price of one "Plat 7" for pickup, in cents. */
const AMOUNT = 1150;

type Paid = { server: TestServer; foreign: ForeignApi; stripe: StripeServer };

/**
 * The other server takes only cards and does not publish the key: the site's configuration has it.
 */
async function withCards(page: Page, use: (paid: Paid) => Promise<void>) {
  const [stripe, foreign] = await Promise.all([openStripeServer(), openForeignApi()]);
  const server = await startServerWith(
    { stripe_publishable_key: stripe.environment.STRIPE_PUBLISHABLE_KEY },
    { API_ROOT: foreign.url, STRIPE_API_BASE: stripe.url },
  );
  foreign.allow(server.url);
  const settings = [
    ...settingsOf("zone_based"),
    { name: "payments.cod.active", value: "0" },
    { name: "payments.stripe.active", value: "1" },
  ];
  foreign.always("GET /v2/public/settings", enveloped(settings));
  try {
    await use({ server, foreign, stripe });
  } finally {
    await page.close();
    await Promise.all([server.close(), foreign.close(), stripe.close()]);
  }
}

const { prefix, words, browser } = FRENCH;
test.use({ locale: browser });

test("without cash the card is the payment method, through the other server's calls", ({ page }) =>
  withCards(page, async ({ server, foreign, stripe }) => {
    const { account } = stripe;
    const customer = account.createCustomer({ email: GUEST.email });
    const intent = account.createIntent({
      amount: String(AMOUNT),
      currency: "eur",
      customer: customer.id,
    });
    foreign.always("POST /v2/public/checkout/stripe-customer", enveloped({ customer }));
    foreign.always(
      "POST /v2/public/checkout/stripe-payment-intent",
      enveloped({ client_secret: intent.client_secret }),
    );
    await page.route("https://js.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: fakeStripeJs(stripe.url) }),
    );

    const shop = shopOn(page, words, prefix);
    const checkout = checkoutOn(page, words);
    const card = cardOn(page, FRENCH);
    await visit(page, `${server.url}${prefix}/menu`);
    await shop.add("Plat 7");
    await shop.checkOut();
    await checkout.chooseType("pickup");
    await checkout.fillPersonal();
    await checkout.toPayment();
    await expect(card.cash).toHaveCount(0);
    await card.typeCard(CARDS.succeeds);
    await card.order();
    await card.expectPaid("card");

    expect(foreign.orders()).toMatchObject([
      {
        status: "paid",
        order: {
          payment_method: "card",
          total: AMOUNT / 100,
          transaction_id: { client_secret: intent.client_secret, customer_id: customer.id },
        },
      },
    ]);
  }));
