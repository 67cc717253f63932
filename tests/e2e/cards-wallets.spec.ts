import { formatMoney } from "@noren/contract/format/money.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { Page } from "@playwright/test";
import { CARD_WORDS } from "../../apps/web/src/i18n/card-words.ts";
import { raisePrices } from "../support/change-setting.ts";
import type { FakeWallets } from "../support/fake-stripe-js.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { allowFailedRequests, CARDS, cardOn } from "./pages/card.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { charged, expect, FRENCH, LOCALES, test } from "./stripe-test.ts";
import type { LOCALES as Places } from "./words.ts";

/** Apple Pay, Google Pay and PayPal: the buttons of Stripe's Express Checkout Element. */

const guest = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;

async function withDevice(page: Page, wallets: FakeWallets): Promise<void> {
  await page.addInitScript((device) => Object.assign(window, { fakeWallets: device }), wallets);
}

function walletsOn(page: Page, place: (typeof Places)[number]) {
  const words = CARD_WORDS[place.locale].wallets;
  const row = page.getByRole("region", { name: words.heading });
  const sheet = page.getByRole("dialog", { name: /^(Apple Pay|Google Pay|PayPal) / });
  return {
    row,
    none: row.getByText(words.none),
    sheet,
    failed: page.getByRole("dialog", { name: "Payment failed" }),
    button: (name: string) => row.getByRole("button", { name }),
    authorise: () => sheet.getByRole("button", { name: "Authorise" }).click(),
    dismiss: () => sheet.getByRole("button", { name: "Dismiss" }).click(),
  };
}

/** Cents in the title of the sheet. */
async function sheetAmount(sheet: ReturnType<typeof walletsOn>["sheet"]): Promise<number> {
  const title = (await sheet.getAttribute("aria-label")) ?? "";
  return Math.round(Number(title.split(" ").at(-1)) * 100);
}

/** Presses the first wallet in the very moment in which its row can be used again. */
async function pressWhenReady(page: Page): Promise<void> {
  await page.evaluate(() => {
    const row = document.querySelector("[data-phase=loading]");
    if (!row) throw new Error("the wallets are not loading");
    new MutationObserver((_, observer) => {
      const press = row.querySelector<HTMLElement>(":not([inert]) > div > button");
      if (!press || row.querySelector("[inert]")) return;
      observer.disconnect();
      press.click();
    }).observe(row, { subtree: true, childList: true, attributes: true });
  });
}

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    test.use({ locale: place.browser });

    test("a wallet orders and pays the amount of its sheet, with cash as the chosen method", async ({
      page,
      paid: { server, stripe },
    }) => {
      const email = guest("wallet");
      await withDevice(page, { ready: ["applePay", "googlePay", "paypal"] });
      const card = cardOn(page, place);
      const { button, sheet, authorise } = walletsOn(page, place);
      await card.toPayment(email);
      await expect(card.cash).toBeChecked();
      await expect(button("Apple Pay")).toBeVisible();
      await expect(button("Google Pay")).toBeVisible();
      // `payments.paypal` is off in this restaurant.
      await expect(button("PayPal")).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 2400 });
      expect(await violations(page)).toEqual([]);
      await button("Apple Pay").click();
      const amount = await sheetAmount(sheet);
      await authorise();
      await card.expectPaid("card");
      const [order, ...others] = await storedOrders(server, email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({ status: "paid", payment_method: "card", total: amount });
      expect(charged(stripe, email)).toEqual([amount]);
    });

    test("wallets stand first at the payment, before the dishes and the other ways of paying", async ({
      page,
    }) => {
      await withDevice(page, { ready: ["applePay"] });
      const card = cardOn(page, place);
      const { button } = walletsOn(page, place);
      await card.toPayment(guest("first"));
      const wallet = await button("Apple Pay").boundingBox();
      const { summary } = place.words.checkout;
      for (const below of [page.getByRole("term").filter({ hasText: summary }), card.cash]) {
        const box = await below.first().boundingBox();
        expect(box?.y).toBeGreaterThan((wallet?.y ?? Infinity) + (wallet?.height ?? 0));
      }
    });

    test("a device without wallets shows a sentence in place of the buttons", async ({ page }) => {
      const { row, none } = walletsOn(page, place);
      await cardOn(page, place).toPayment(guest("none"));
      await expect(none).toBeVisible();
      await expect(row.getByRole("button")).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 2400 });
      expect(await violations(page)).toEqual([]);
    });
  });

test.use({ locale: FRENCH.browser });

test("a dismissed sheet places no order, and the wallet pays at the next press", async ({
  page,
  paid: { server, stripe },
}) => {
  const email = guest("dismissed");
  await withDevice(page, { ready: ["googlePay"] });
  const card = cardOn(page, FRENCH);
  const { button, dismiss, authorise } = walletsOn(page, FRENCH);
  await card.toPayment(email);
  await button("Google Pay").click();
  await dismiss();
  expect(await storedOrders(server, email)).toEqual([]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await button("Google Pay").click();
  await authorise();
  await card.expectPaid("card");
  expect(charged(stripe, email)).toHaveLength(1);
});

test("a price that changed closes the sheet as failed with nothing charged; the next sheet has the new amount", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = guest("raised");
  await withDevice(page, { ready: ["applePay"] });
  const card = cardOn(page, FRENCH);
  const { button, sheet, authorise, failed } = walletsOn(page, FRENCH);
  await card.toPayment(email);
  await button("Apple Pay").click();
  const before = await sheetAmount(sheet);
  raisePrices(server, 100);
  await authorise();
  await expect(failed).toBeVisible();
  await failed.getByRole("button", { name: "Dismiss" }).click();
  const [said = ""] = FRENCH.words.checkout.notices.price_changed("").split(":");
  await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  expect(await storedOrders(server, email)).toEqual([]);
  expect(charged(stripe, email)).toEqual([]);
  await button("Apple Pay").click();
  const after = await sheetAmount(sheet);
  expect(after).toBeGreaterThan(before);
  await authorise();
  await card.expectPaid("card");
  expect(await storedOrders(server, email)).toMatchObject([{ total: after }]);
  expect(charged(stripe, email)).toEqual([after]);
  check();
});

test("once a changed price is announced, no wallet opens a sheet with the amount from before", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = guest("announced");
  await withDevice(page, { ready: ["applePay"] });
  const card = cardOn(page, FRENCH);
  const { row, button, sheet, authorise, failed } = walletsOn(page, FRENCH);
  await card.toPayment(email);
  await button("Apple Pay").click();
  const before = await sheetAmount(sheet);
  raisePrices(server, 100);
  // The new menu never arrives, and the new amount reaches the payment provider late.
  await page.route("**/v2/public/menus**", () => {});
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/v2/public/checkout/stripe-payment-intent", async (route) => {
    await held;
    await route.continue();
  });
  await authorise();
  await failed.getByRole("button", { name: "Dismiss" }).click();
  const { price_changed } = FRENCH.words.checkout.notices;
  const total = formatMoney(asCents(before + 100), "fr");
  await expect(page.getByRole("alert").filter({ hasText: price_changed(total) })).toBeVisible();
  await expect(row).toHaveAttribute("data-phase", "loading");
  await expect(row.locator("[inert]")).toHaveCount(1);
  await pressWhenReady(page);
  release();
  expect(await sheetAmount(sheet)).toBe(before + 100);
  await authorise();
  await card.expectPaid("card");
  expect(charged(stripe, email)).toEqual([before + 100]);
  check();
});

test("a declined wallet leaves the order unpaid; cash replaces it", async ({
  page,
  paid: { server, stripe },
}) => {
  const check = allowFailedRequests(page);
  const email = guest("wallet-declined");
  await withDevice(page, { ready: ["applePay"], number: CARDS.declined.replaceAll(" ", "") });
  const card = cardOn(page, FRENCH);
  const { button, authorise } = walletsOn(page, FRENCH);
  await card.toPayment(email);
  await button("Apple Pay").click();
  await authorise();
  await expect(card.failedAlert).toBeVisible();
  await card.order();
  await expect(page).toHaveURL(/\/success$/);
  expect(charged(stripe, email)).toEqual([]);
  expect(await storedOrders(server, email)).toMatchObject([
    { payment_method: "card", status: "cancelled" },
    { payment_method: "cash", status: "pending" },
  ]);
  check();
});

test("a press on an incomplete order opens no sheet, but the tab that lacks something", async ({
  page,
  paid: { server },
}) => {
  const email = guest("incomplete");
  await withDevice(page, { ready: ["applePay"] });
  const { prefix, words } = FRENCH;
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const { button, sheet } = walletsOn(page, FRENCH);
  await shop.openMenu();
  await shop.add("Nigiri anguille");
  await shop.checkOut();
  await checkout.chooseType("delivery");
  await checkout.fillPersonal({ ...GUEST, email });
  await visit(page, `${prefix}/checkout?tab=payment`);
  await button("Apple Pay").click();
  await expect(page.getByRole("heading", { name: words.checkout.headings.delivery })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(await storedOrders(server, email)).toEqual([]);
});

test("an element that cannot load leaves cash and card", async ({ page }) => {
  await withDevice(page, { ready: ["applePay"], loaderror: true });
  const card = cardOn(page, FRENCH);
  const { none } = walletsOn(page, FRENCH);
  await card.toPayment(guest("loaderror"));
  await expect(none).toBeVisible();
  await card.chooseCard();
});

for (const ready of [["applePay"], []] as const)
  test(`nothing shifts when ${ready.length} wallets are ready`, async ({ page }) => {
    await withDevice(page, { ready });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: false });
    });
    const { row } = walletsOn(page, FRENCH);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/v1/payment_intents/*", async (route) => {
      await held;
      await route.continue();
    });
    await cardOn(page, FRENCH).toPayment(guest("shift"));
    await expect(row).toHaveAttribute("data-phase", "loading");
    const height = async () => (await row.boundingBox())?.height;
    const before = await height();
    await page.evaluate(() => {
      (window as unknown as { shifts: number[] }).shifts.length = 0;
    });
    release();
    await expect(row).toHaveAttribute("data-phase", ready.length > 0 ? "ready" : "none");
    expect(await height()).toBe(before);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts).toEqual([]);
  });

test.describe("a restaurant that takes PayPal", () => {
  test.use({ baseURL: ({ cashless }, use) => use(cashless.url) });

  test("PayPal's button redirects to PayPal and returns to the paid order", async ({
    page,
    paid: { stripe },
    cashless,
  }) => {
    const check = allowFailedRequests(page);
    const email = guest("wallet-paypal");
    await withDevice(page, { ready: ["paypal"] });
    const card = cardOn(page, FRENCH);
    const { button, authorise } = walletsOn(page, FRENCH);
    await card.toPayment(email);
    await button("PayPal").click();
    await authorise();
    await page.getByRole("button", { name: "Complete" }).click();
    await card.expectPaid("card");
    expect(await storedOrders(cashless, email)).toMatchObject([{ status: "paid" }]);
    expect(charged(stripe, email)).toHaveLength(1);
    check();
  });
});
