import type { Page } from "@playwright/test";
import { PAY_WORDS } from "../../apps/web/src/i18n/pay-words.ts";
import { changeSetting, raisePrices } from "../support/change-setting.ts";
import { fakeStripeJs, REDIRECTING_CARD } from "../support/fake-stripe-js.ts";
import { type House, openHouse } from "../support/house.ts";
import { unpaidOrder } from "../support/order-client.ts";
import { openStripeServer, type StripeServer } from "../support/stripe-server.ts";
import { storedOrders, waitForMails, writtenMails } from "../support/traces.ts";
import { violations } from "./axe.ts";
import { allowRefusals, CARDS, cardOn } from "./pages/card.ts";
import { test as base, expect, LOCALES } from "./test.ts";

const SCRIPT = "https://js.stripe.com/**";

type Paid = { stripe: StripeServer; house: House };

/** A house that is paid through a Stripe-compatible server; the browser's script is ours as well. */
const test = base.extend<{ script: undefined }, { paid: Paid }>({
  paid: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const stripe = await openStripeServer();
      const house = await openHouse(stripe.environment);
      await use({ stripe, house });
      await house.close();
      await stripe.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ paid }, use) => use(paid.house.url),
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

/** What is held or was taken for the orders of a guest, in cents: taking waits for the desk. */
function charged({ book }: StripeServer, email: string): number[] {
  const theirs = [...book.customers.values()].filter((customer) => customer.email === email);
  const ids = new Set(theirs.map(({ id }) => id));
  return [...book.intents.values()]
    .filter(({ customer }) => ids.has(customer ?? ""))
    .map(({ amount_capturable, amount_received }) => amount_capturable + amount_received)
    .filter((amount) => amount > 0);
}

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    test.use({ locale: place.browser });
    const guest = (name: string) => `${name}-${place.locale}-${Date.now()}@example.org`;

    test("a card pays; Stripe's script comes with the payment step and not before", async ({
      page,
      paid: { house, stripe },
    }) => {
      const email = guest("stripe");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const scripts = () => asked.filter((url) => url.startsWith("https://js.stripe.com/"));
      const card = cardOn(page, place);
      await card.toPayment(email);
      expect(scripts()).toEqual([]);
      await card.chooseCard();
      expect(scripts()).toHaveLength(1);
      await card.typeCard(CARDS.succeeds);
      await card.order();
      await card.expectPaid("card");

      const [order, ...others] = await storedOrders(house, email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({ status: "paid", payment_method: "card" });
      expect(charged(stripe, email)).toEqual([order?.total]);
      expect(await waitForMails(house.dataDir, String(order?.number), 2)).toHaveLength(2);
    });

    test("a refused card says why in Stripe's words; another one pays the same order", async ({
      page,
      paid: { house, stripe },
    }) => {
      const check = allowRefusals(page);
      const email = guest("declined");
      const card = cardOn(page, place);
      await card.toPayment(email);
      await card.chooseCard();
      await card.typeCard(CARDS.declined);
      await card.order();
      await expect(card.failedAlert).toBeVisible();
      await expect(card.panel.getByRole("status")).toHaveText("Your card has been declined.");
      const [pending] = await storedOrders(house, email);
      expect(await writtenMails(house.dataDir, String(pending?.number))).toEqual([]);

      await card.typeCard(CARDS.succeeds);
      await expect(card.failedAlert).toBeHidden();
      await card.order();
      await card.expectPaid("card");
      const orders = await storedOrders(house, email);
      expect(orders).toMatchObject([{ number: pending?.number, status: "paid" }]);
      expect(charged(stripe, email)).toEqual([orders[0]?.total]);
      check();
    });

    test("the bank may ask on the page, or on one of its own", async ({
      page,
      paid: { house, stripe },
    }) => {
      const dialog = page.getByRole("dialog", { name: "3D Secure" });
      const card = cardOn(page, place);
      const onPage = guest("dialog");
      await card.toPayment(onPage);
      await card.chooseCard();
      await card.typeCard(CARDS.authentication);
      await card.order();
      await dialog.getByRole("button", { name: "Fail" }).click();
      await expect(card.failedAlert).toBeVisible();
      await card.failedAlert.getByRole("button").click();
      await dialog.getByRole("button", { name: "Complete" }).click();
      await card.expectPaid("card");
      expect(charged(stripe, onPage)).toHaveLength(1);

      const elsewhere = guest("redirect");
      await card.toPayment(elsewhere);
      await card.chooseCard();
      await card.typeCard(REDIRECTING_CARD);
      await card.order();
      await page.getByRole("button", { name: "Complete" }).click();
      await card.expectPaid("card");
      expect(await storedOrders(house, elsewhere)).toMatchObject([{ status: "paid" }]);
      expect(charged(stripe, elsewhere)).toHaveLength(1);
    });

    test("a no at the bank's own page leads back to the payment, with nothing lost", async ({
      page,
      paid: { house, stripe },
    }) => {
      const check = allowRefusals(page);
      const email = guest("back");
      const card = cardOn(page, place);
      await card.toPayment(email);
      await card.chooseCard();
      await card.typeCard(REDIRECTING_CARD);
      await card.order();
      await page.getByRole("button", { name: "Fail" }).click();
      await expect(card.failedAlert).toBeVisible();
      expect(new URL(page.url()).search).toBe("?tab=payment");
      await expect(page.getByRole("main")).toContainText(email);
      await card.typeCard(CARDS.succeeds);
      await card.order();
      await card.expectPaid("card");
      expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
      expect(charged(stripe, email)).toHaveLength(1);
      check();
    });

    test("a script that never comes is given up, and the guest pays cash", async ({
      page,
      paid: { house },
    }) => {
      const email = guest("blocked");
      await page.unroute(SCRIPT);
      await page.route(SCRIPT, () => {});
      const card = cardOn(page, place);
      await card.toPayment(email);
      await page.clock.install();
      await card.card.check();
      await expect(card.panel).toHaveAttribute("data-phase", "loading");
      await page.clock.runFor(12_500);
      await expect(card.panel.getByRole("alert")).toContainText(card.words.unavailable);
      expect(await violations(page)).toEqual([]);
      await card.panel.getByRole("button", { name: card.words.payCash }).click();
      await expect(card.cash).toBeChecked();
      await card.order();
      await page.clock.runFor(3000);
      await expect(page).toHaveURL(/\/success$/);
      expect(await storedOrders(house, email)).toMatchObject([{ payment_method: "cash" }]);
    });
  });

const [french] = LOCALES;

test("a script that was blocked can be tried again", async ({ page }) => {
  const check = allowRefusals(page);
  let blocked = 0;
  await page.route(SCRIPT, (route) => (blocked++ === 0 ? route.abort() : route.fallback()));
  const card = cardOn(page, french);
  await card.toPayment(`again-${Date.now()}@example.org`);
  await card.card.check();
  await expect(card.panel.getByRole("alert")).toContainText(card.words.unavailable);
  await card.panel.getByRole("button", { name: card.words.retry }).click();
  await expect(card.panel.getByRole("textbox", { name: "Card number" })).toBeVisible();
  check();
});

test("a page reloaded between payment and answer is settled, and charged once", async ({
  page,
  paid: { house, stripe },
}) => {
  const email = `reload-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.succeeds);
  const isAsked = page.waitForRequest((request) => request.method() === "PUT");
  let puts = 0;
  await page.route("**/v2/public/checkout/", (route) =>
    route.request().method() === "PUT" && puts++ === 0 ? undefined : route.continue(),
  );
  await card.order();
  await isAsked;
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await card.expectPaid("card");
  expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
  expect(charged(stripe, email)).toHaveLength(1);
});

test("an answer of Stripe's that was lost is no second charge", async ({
  page,
  paid: { house, stripe },
}) => {
  const check = allowRefusals(page);
  const email = `dropped-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.succeeds);
  stripe.faults.plan("payment_intents.confirm", "dropped_after");
  await card.order();
  await card.expectPaid("card");
  expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
  expect(charged(stripe, email)).toHaveLength(1);
  check();
});

/** The payment step of a guest whose card has just been refused. */
async function refusedCard(page: Page, email: string) {
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.declined);
  await card.order();
  await expect(card.failedAlert).toBeVisible();
  return card;
}

test("a refused card that becomes cash is one order in cash: the card's has ended with it", async ({
  page,
  paid: { house, stripe },
}) => {
  const check = allowRefusals(page);
  const email = `switch-${Date.now()}@example.org`;
  const card = await refusedCard(page, email);
  const confirmed = () => stripe.calls.filter((call) => call === "payment_intents.confirm").length;
  const before = confirmed();
  await card.panel.getByRole("button", { name: card.words.payCash }).click();
  await expect(card.cash).toBeFocused();
  await expect(card.cash).toBeChecked();
  await card.order();
  await expect(page).toHaveURL(/\/success$/);
  expect(confirmed()).toBe(before);
  expect(charged(stripe, email)).toEqual([]);
  expect(await storedOrders(house, email)).toMatchObject([
    { payment_method: "card", status: "cancelled" },
    { payment_method: "cash", status: "pending" },
  ]);
  check();
});

test("a refused card that is charged after all is the order that stands: cash is not ordered besides", async ({
  page,
  paid: { house, stripe },
}) => {
  const check = allowRefusals(page);
  const email = `late-${Date.now()}@example.org`;
  const card = await refusedCard(page, email);
  const intent = [...stripe.book.intents.values()].at(-1);
  const number = CARDS.succeeds;
  stripe.book.confirm(intent?.id ?? "", {
    payment_method_data: { type: "card", card: { number } },
  });
  await card.cash.check();
  await card.order();
  await card.expectPaid("card");
  const orders = await storedOrders(house, email);
  expect(orders).toMatchObject([{ payment_method: "card", status: "paid" }]);
  expect(charged(stripe, email)).toEqual([orders[0]?.total]);
  check();
});

test("a coupon that comes while the form is open changes what is charged", async ({
  page,
  paid: { house, stripe },
}) => {
  const email = `coupon-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email, 4);
  await card.chooseCard();
  await card.typeCard(CARDS.succeeds);
  const { coupon } = french.words.checkout;
  await page.getByRole("button", { name: coupon.open }).click();
  await page.getByRole("textbox", { name: coupon.label }).fill("BIENVENUE");
  await page.getByRole("button", { name: coupon.apply }).click();
  await expect(page.getByText(coupon.applied("BIENVENUE"))).toBeVisible();
  await card.order();
  await card.expectPaid("card");
  const [order] = await storedOrders(house, email);
  expect(charged(stripe, email)).toEqual([order?.total]);
  expect(order?.coupon_discount).not.toBe(0);
});

test("the page that pays one order leads to the bank and back, and keeps no secret in its address", async ({
  page,
  paid: { house },
}) => {
  const pay = page.getByRole("button", { name: PAY_WORDS.fr.pay("").trim() });
  const { panel, typeCard } = cardOn(page, french);
  const answer = await page.goto(await unpaidOrder(house));
  const withKey = { "referrer-policy": "no-referrer", "cache-control": "no-store" };
  expect(answer?.headers()).toMatchObject(withKey);
  await expect(panel.getByRole("textbox").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const outcome of ["Fail", "Complete"]) {
    await typeCard(REDIRECTING_CARD);
    await pay.click();
    await page.getByRole("button", { name: outcome }).click();
    if (outcome === "Fail")
      await expect(
        page.getByRole("alert").filter({ hasText: PAY_WORDS.fr.declined }),
      ).toBeVisible();
    else await expect(page.getByRole("heading", { name: PAY_WORDS.fr.paidHeading })).toBeVisible();
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(["key"]);
  }
});

test("a price that changes while the form is open is said, agreed to, and charged once", async ({
  page,
  paid: { house, stripe },
}) => {
  const check = allowRefusals(page);
  const email = `price-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.succeeds);
  raisePrices(house, 100);
  await card.order();
  const [said = ""] = french.words.checkout.notices.price_changed("").split(":");
  await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  expect(await storedOrders(house, email)).toEqual([]);
  await card.order();
  await card.expectPaid("card");
  const [order, ...others] = await storedOrders(house, email);
  expect(others).toEqual([]);
  expect(charged(stripe, email)).toEqual([order?.total]);
  check();
});

test("the form breaks no rule of accessibility", async ({ page }) => {
  const card = cardOn(page, french);
  await card.toPayment(`axe-${Date.now()}@example.org`);
  await card.chooseCard();
  expect(await violations(page)).toEqual([]);
});

test.describe("a house that takes no cash, and PayPal", () => {
  test("has its form there at once; PayPal's page leads back to the paid order", async ({
    page,
  }) => {
    const stripe = await openStripeServer();
    const house = await openHouse(stripe.environment);
    await changeSetting(house, "payments", {
      stripe: { active: true },
      paypal: { active: true },
      cod: { active: false },
    });
    await page.unroute(SCRIPT);
    await page.route(SCRIPT, (route) =>
      route.fulfill({ contentType: "text/javascript", body: fakeStripeJs(stripe.url) }),
    );
    const [place] = LOCALES;
    const check = allowRefusals(page);
    const card = cardOn(page, { ...place, prefix: house.url as typeof place.prefix });
    const email = `paypal-${Date.now()}@example.org`;
    await card.toPayment(email);
    await expect(card.card).toBeChecked();
    await expect(card.cash).toHaveCount(0);
    await card.panel.getByRole("radio", { name: "PayPal" }).check();
    await card.order();
    await page.getByRole("button", { name: "Fail" }).click();
    await expect(card.failedAlert).toBeVisible();
    await card.panel.getByRole("radio", { name: "PayPal" }).check();
    await card.order();
    await page.getByRole("button", { name: "Complete" }).click();
    await card.expectPaid("card");
    expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
    expect(charged(stripe, email)).toHaveLength(1);
    check();
    await house.close();
    await stripe.close();
  });
});
