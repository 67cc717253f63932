import { REDIRECTING_CARD } from "../support/fake-stripe-js.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { waitForMails, writtenMails } from "../support/written-mails.ts";
import { violations } from "./axe.ts";
import { installClock } from "./page-clock.ts";
import { allowFailedRequests, CARDS, cardOn } from "./pages/card.ts";
import { charged, expect, FRENCH, LOCALES, SCRIPT, test } from "./stripe-test.ts";

const guest = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    test.use({ locale: place.browser });

    test("a blocked script is retried; a refusal on the bank's page returns to the payment, an approval pays", async ({
      page,
      paid: { server, stripe },
    }) => {
      const check = allowFailedRequests(page);
      const email = guest("redirect");
      const card = cardOn(page, place);
      // Asked for by the wallet buttons and by the card form: once or twice, since those who ask at
      // the same time share the answer.
      let isBlocked = true;
      await page.route(SCRIPT, (route) => (isBlocked ? route.abort() : route.fallback()));
      await card.toPayment(email);
      await card.card.check();
      await expect(card.panel.getByRole("alert")).toContainText(card.words.unavailable);
      isBlocked = false;
      await card.panel.getByRole("button", { name: card.words.retry }).click();
      await card.typeCard(REDIRECTING_CARD);
      await card.order();
      await page.getByRole("button", { name: "Fail" }).click();
      await expect(card.failedAlert).toBeVisible();
      expect(new URL(page.url()).search).toBe("?tab=payment");
      await expect(page.getByRole("main")).toContainText(email);
      await card.typeCard(REDIRECTING_CARD);
      await card.order();
      await page.getByRole("button", { name: "Complete" }).click();
      await card.expectPaid("card");
      expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
      expect(charged(stripe, email)).toHaveLength(1);
      check();
    });
  });

test.use({ locale: FRENCH.browser });

test("a card pays; Stripe's script is loaded with the payment tab and not before", async ({
  page,
  paid: { server, stripe },
}) => {
  const email = guest("stripe");
  /** Query of the page at each load of the script. */
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("https://js.stripe.com/")) loads.push(new URL(page.url()).search);
  });
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await card.chooseCard();
  expect(loads).toEqual(["?tab=payment"]);
  // High enough that sticky elements half cover no control, which would count as a small target.
  await page.setViewportSize({ width: 390, height: 2400 });
  expect(await violations(page)).toEqual([]);
  await card.typeCard(CARDS.succeeds);
  await card.order();
  await card.expectPaid("card");

  const [order, ...others] = await storedOrders(server, email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ status: "paid", payment_method: "card" });
  expect(charged(stripe, email)).toEqual([order?.total]);
  expect(await waitForMails(server.dataDir, String(order?.number), 2)).toHaveLength(2);
});

test("a declined card shows Stripe's message; another one pays the same order, once the bank approves", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = guest("declined");
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await card.chooseCard();
  await card.typeCard(CARDS.declined);
  await card.order();
  await expect(card.failedAlert).toBeVisible();
  await expect(card.panel.getByRole("status")).toHaveText("Your card has been declined.");
  const [pending] = await storedOrders(server, email);
  expect(await writtenMails(server.dataDir, String(pending?.number))).toEqual([]);

  const bank = page.getByRole("dialog", { name: "3D Secure" });
  await card.typeCard(CARDS.authentication);
  await expect(card.failedAlert).toBeHidden();
  await card.order();
  await bank.getByRole("button", { name: "Fail" }).click();
  await expect(card.failedAlert).toBeVisible();
  await card.failedAlert.getByRole("button").click();
  await bank.getByRole("button", { name: "Complete" }).click();
  await card.expectPaid("card");
  const orders = await storedOrders(server, email);
  expect(orders).toMatchObject([{ number: pending?.number, status: "paid" }]);
  expect(charged(stripe, email)).toEqual([orders[0]?.total]);
  check();
});

test("a script that never loads times out, and the guest pays cash", async ({
  page,
  paid: { server },
}) => {
  const email = guest("blocked");
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, () => {});
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await installClock(page);
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
  expect(await storedOrders(server, email)).toMatchObject([{ payment_method: "cash" }]);
});

test.describe("a restaurant without cash payment", () => {
  test.use({ baseURL: ({ cashless }, use) => use(cashless.url) });

  test("shows the card form at once; PayPal's page returns to the paid order", async ({
    page,
    paid: { stripe },
    cashless,
  }) => {
    const check = allowFailedRequests(page);
    const email = guest("paypal");
    const card = cardOn(page, FRENCH);
    const paypal = card.panel.getByRole("radio", { name: "PayPal" });
    await card.toPayment(email);
    await expect(card.card).toBeChecked();
    await expect(card.cash).toHaveCount(0);
    await paypal.check();
    await card.order();
    await page.getByRole("button", { name: "Fail" }).click();
    await expect(card.failedAlert).toBeVisible();
    await paypal.check();
    await card.order();
    await page.getByRole("button", { name: "Complete" }).click();
    await card.expectPaid("card");
    expect(await storedOrders(cashless, email)).toMatchObject([{ status: "paid" }]);
    expect(charged(stripe, email)).toHaveLength(1);
    check();
  });
});
