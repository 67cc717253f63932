import type { Page } from "@playwright/test";
import { PAY_WORDS } from "../../apps/web/src/i18n/pay-words.ts";
import { raisePrices } from "../support/change-setting.ts";
import { REDIRECTING_CARD } from "../support/fake-stripe-js.ts";
import { unpaidOrder } from "../support/order-client.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { violations } from "./axe.ts";
import { reload, visit } from "./hydrated.ts";
import { allowFailedRequests, CARDS, cardOn } from "./pages/card.ts";
import { charged, expect, FRENCH, test } from "./stripe-test.ts";

/**
 * Changes between the press and the payment: lost answers, changed prices, another payment method.
 * In one language: the texts are covered in both by cards-stripe.spec.ts and pay.spec.ts.
 */

test("a page reloaded between payment and answer is settled, and charged once", async ({
  page,
  paid: { server, stripe },
}) => {
  const email = `reload-${Date.now()}@example.org`;
  const card = cardOn(page, FRENCH);
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
  await reload(page);
  await card.expectPaid("card");
  expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
  expect(charged(stripe, email)).toHaveLength(1);
});

test("a lost answer of Stripe causes no second charge", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = `dropped-${Date.now()}@example.org`;
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.succeeds);
  stripe.faults.plan("payment_intents.confirm", "dropped_after");
  await card.order();
  await card.expectPaid("card");
  expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
  expect(charged(stripe, email)).toHaveLength(1);
  check();
});

/** The payment tab of a guest whose card was just declined. */
async function refusedCard(page: Page, email: string) {
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.declined);
  await card.order();
  await expect(card.failedAlert).toBeVisible();
  return card;
}

test("a declined card replaced by cash is one cash order: the card order is cancelled with it", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
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
  expect(await storedOrders(server, email)).toMatchObject([
    { payment_method: "card", status: "cancelled" },
    { payment_method: "cash", status: "pending" },
  ]);
  check();
});

test("a declined card that is charged after all keeps its order: no cash order is placed besides", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = `late-${Date.now()}@example.org`;
  const card = await refusedCard(page, email);
  const intent = [...stripe.account.intents.values()].at(-1);
  const number = CARDS.succeeds;
  stripe.account.confirm(intent?.id ?? "", {
    payment_method_data: { type: "card", card: { number } },
  });
  await card.cash.check();
  await card.order();
  await card.expectPaid("card");
  const orders = await storedOrders(server, email);
  expect(orders).toMatchObject([{ payment_method: "card", status: "paid" }]);
  expect(charged(stripe, email)).toEqual([orders[0]?.total]);
  check();
});

test("a coupon applied while the form is open changes the charged amount", async ({
  page,
  paid: { server, stripe },
}) => {
  const email = `coupon-${Date.now()}@example.org`;
  const card = cardOn(page, FRENCH);
  await card.toPayment(email, 4);
  await card.chooseCard();
  await card.typeCard(CARDS.succeeds);
  const { coupon } = FRENCH.words.checkout;
  await page.getByRole("button", { name: coupon.open }).click();
  await page.getByRole("textbox", { name: coupon.label }).fill("BIENVENUE");
  await page.getByRole("button", { name: coupon.apply }).click();
  await expect(page.getByText(coupon.applied("BIENVENUE"))).toBeVisible();
  await card.order();
  await card.expectPaid("card");
  const [order] = await storedOrders(server, email);
  expect(charged(stripe, email)).toEqual([order?.total]);
  expect(order?.coupon_discount).toBeGreaterThan(0);
});

test("the payment page of an order redirects to the bank and back, and keeps no secret in its URL", async ({
  page,
  paid: { server },
}) => {
  const pay = page.getByRole("button", { name: PAY_WORDS.fr.pay("").trim() });
  const { panel, typeCard } = cardOn(page, FRENCH);
  const answer = await visit(page, await unpaidOrder(server));
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

test("a price that changes while the form is open is shown, confirmed, and charged once", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = `price-${Date.now()}@example.org`;
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.succeeds);
  raisePrices(server, 100);
  await card.order();
  const [said = ""] = FRENCH.words.checkout.notices.price_changed("").split(":");
  await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  expect(await storedOrders(server, email)).toEqual([]);
  await card.order();
  await card.expectPaid("card");
  const [order, ...others] = await storedOrders(server, email);
  expect(others).toEqual([]);
  expect(charged(stripe, email)).toEqual([order?.total]);
  check();
});
