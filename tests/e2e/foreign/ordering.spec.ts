import type { Page } from "@playwright/test";
import type { ForeignApi } from "../../support/foreign/foreign-api.ts";
import { COUPON } from "../../support/foreign/prices.ts";
import { checkoutOn, GUEST } from "../pages/checkout.ts";
import { shopOn } from "../pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

const NEAR = { address: "12 Rue de la République", postal_code: "69001", city: "Lyon" };
const FAR = { address: "1 Place du Capitole", postal_code: "31000", city: "Toulouse" };

const ordersOf = (foreign: ForeignApi, email: string) =>
  foreign.orders().filter(({ order }) => (order.customer as typeof GUEST).email === email);

const sent = (foreign: ForeignApi) =>
  foreign.calls.filter((call) => call === "POST /v2/public/checkout").length;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser, refused: [404, 409] });
    const euros = (amount: string) =>
      locale === "fr" ? `${amount.replace(".", ",")} €` : `€${amount}`;

    /** A cart, and the checkout up to its last step; gives the guest of this test alone. */
    async function toLastStep(page: Page, type: "pickup" | "delivery", dish = "Plat 7") {
      const email = `${crypto.randomUUID()}@example.org`;
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await shop.add(dish);
      await shop.checkOut();
      await checkout.chooseType(type);
      await checkout.fillPersonal({ ...GUEST, email });
      await checkout.expectTab(type);
      if (type === "delivery") await checkout.fillAddress(NEAR);
      await checkout.toPayment();
      return { email, checkout };
    }

    test("a pickup arrives as it was shown", async ({ page, foreign }) => {
      const { email, checkout } = await toLastStep(page, "pickup");
      await checkout.order();
      await expect(page).toHaveURL(new RegExp(`${prefix}/success$`));
      const [placed, ...others] = ordersOf(foreign, email);
      expect(others).toEqual([]);
      expect(placed).toMatchObject({
        status: "pending",
        order: { is_pickup: true, total: 11.5, delivery: 0, payment_method: "cash", user_id: null },
      });
      await expect(page.getByRole("main")).toContainText(euros("11.50"));
    });

    test("a delivery costs what its zone says", async ({ page, foreign }) => {
      const { email, checkout } = await toLastStep(page, "delivery");
      await expect(page.getByRole("main")).toContainText(euros("15.00"));
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(ordersOf(foreign, email)).toMatchObject([{ order: { delivery: 2.5, total: 15 } }]);
    });

    test("an address in no zone goes no further", async ({ page }) => {
      const checkout = checkoutOn(page, words);
      await toLastStep(page, "delivery");
      await page.goBack();
      await checkout.expectTab("delivery");
      await checkout.fillAddress(FAR);
      await checkout.goOn();
      await expect(page.getByText(words.checkout.notices.too_far).first()).toBeVisible();
    });

    test("a promo code is the other server's to know", async ({ page, foreign }) => {
      const { email, checkout } = await toLastStep(page, "pickup");
      const { coupon } = words.checkout;
      await page.getByRole("button", { name: coupon.open }).click();
      const field = page.getByRole("textbox", { name: coupon.label });
      await field.fill("PERDU");
      await page.getByRole("button", { name: coupon.apply }).click();
      await expect(page.getByText(coupon.problems.coupon_unknown)).toBeVisible();
      await field.fill(COUPON);
      await page.getByRole("button", { name: coupon.apply }).click();
      await expect(page.getByText(coupon.applied(COUPON))).toBeVisible();
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(ordersOf(foreign, email)).toMatchObject([
        { order: { coupon: COUPON, discount: 2.3, total: 9.2 } },
      ]);
    });

    test("a price that has changed is shown before it is paid", async ({ page, foreign }) => {
      const dish = locale === "fr" ? 21 : 22;
      const { email, checkout } = await toLastStep(page, "pickup", `Plat ${dish}`);
      foreign.reprice(dish, "13.40");
      await checkout.order();
      const said = words.checkout.notices.price_changed(euros("13.40"));
      await expect(page.getByText(said)).toBeVisible();
      expect(ordersOf(foreign, email)).toEqual([]);
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(ordersOf(foreign, email)).toMatchObject([{ order: { total: 13.4 } }]);
    });

    test("an order whose answer is lost is placed once", async ({ page, foreign }) => {
      const { email, checkout } = await toLastStep(page, "pickup");
      page.removeAllListeners("console");
      // Always: browsers try once more by themselves where a kept connection breaks.
      foreign.always("POST /v2/public/checkout", "lost");
      await checkout.order();
      await expect(page.getByText(words.checkout.notices.unreachable)).toBeVisible();
      foreign.behave();
      await page.getByRole("button", { name: words.checkout.retry }).click();
      await expect(page).toHaveURL(/\/success$/);
      expect(ordersOf(foreign, email)).toHaveLength(1);
    });
  });

const [{ words, prefix }] = LOCALES;

/** A pickup of one dish, up to its last step. */
async function toPayment(page: Page, email: string) {
  const checkout = checkoutOn(page, words);
  const shop = shopOn(page, words, prefix);
  await shop.openMenu();
  await shop.add("Plat 9");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  return checkout;
}

test("while an answer is awaited the button says so and cannot be pressed twice", async ({
  page,
  foreign,
}) => {
  const checkout = await toPayment(page, "slow@example.org");
  foreign.next("POST /v2/public/checkout", "slow");
  await checkout.order();
  const busy = page.getByRole("button", { name: words.checkout.payment.sending });
  await expect(busy).toBeVisible();
  await busy.dispatchEvent("click");
  foreign.behave();
  await expect(page).toHaveURL(/\/success$/);
  expect(ordersOf(foreign, "slow@example.org")).toHaveLength(1);
});

test("an order without a proper answer is one sentence each time, and is placed in the end", async ({
  page,
  foreign,
}) => {
  const checkout = await toPayment(page, "odd@example.org");
  page.removeAllListeners("console");
  const retry = page.getByRole("button", { name: words.checkout.retry });
  const said = page.getByText(words.checkout.notices.order_failed);
  const before = sent(foreign);
  foreign.next("POST /v2/public/checkout", "error", "html", "empty", "truncated");
  await checkout.order();
  for (let odd = 1; odd <= 4; odd++) {
    await expect.poll(() => sent(foreign) - before).toBe(odd);
    await expect(said).toBeVisible();
    await retry.click();
  }
  await expect(page).toHaveURL(/\/success$/);
  expect(ordersOf(foreign, "odd@example.org")).toHaveLength(1);
});

test("a server that never answers is given up, and asked again by hand", async ({
  page,
  foreign,
}) => {
  const checkout = await toPayment(page, "never@example.org");
  page.removeAllListeners("console");
  foreign.next("POST /v2/public/checkout", "never");
  await checkout.order();
  // The client's own time-out is fifteen seconds.
  await expect(page.getByText(words.checkout.notices.unreachable)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: words.checkout.retry }).click();
  await expect(page).toHaveURL(/\/success$/);
});
