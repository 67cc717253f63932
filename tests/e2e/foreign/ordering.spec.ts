import type { Page } from "@playwright/test";
import { WISHES_WORDS } from "../../../apps/web/src/i18n/wishes-words.ts";
import type { ForeignApi } from "../../support/foreign/foreign-api.ts";
import { COUPON } from "../../support/foreign/prices.ts";
import { installClock } from "../page-clock.ts";
import { checkoutOn, GUEST } from "../pages/checkout.ts";
import { shopOn } from "../pages/shop.ts";
import { expect, FRENCH, test } from "./test.ts";

const { prefix, words, browser } = FRENCH;
test.use({ locale: browser, refused: [404, 409] });

const NEAR = { address: "12 Rue de la République", postal_code: "69001", city: "Lyon" };
const FAR = { address: "1 Place du Capitole", postal_code: "31000", city: "Toulouse" };

const ordersOf = (foreign: ForeignApi, email: string) =>
  foreign.orders().filter(({ order }) => (order.customer as typeof GUEST).email === email);

const PLACE = "POST /v2/public/checkout";
/** Answers that leave it unknown whether an order was placed. */
const ODD = ["error", "html", "empty", "truncated"] as const;

const sent = (foreign: ForeignApi) => foreign.calls.filter((call) => call === PLACE).length;

/**
 * A cart of one dish, and the checkout up to destination and time, at noon in France with slots
 * left; returns a guest of this test alone.
 */
async function toDetails(page: Page, type: "pickup" | "delivery", dish = "Plat 7") {
  const email = `${crypto.randomUUID()}@example.org`;
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  await installClock(page, `${new Date().toISOString().slice(0, 10)}T11:00:00Z`);
  await shop.openMenu();
  await shop.add(dish);
  await shop.checkOut();
  await checkout.chooseType(type);
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.expectTab(type);
  return { email, checkout };
}

test("a pickup arrives once and as it was shown, whatever answers are lost", async ({
  page,
  foreign,
}) => {
  const { payment, notices, retry } = words.checkout;
  const { email, checkout } = await toDetails(page, "pickup");
  await checkout.toPayment();
  // The browser reports the responses on its console.
  page.removeAllListeners("console");
  const again = page.getByRole("button", { name: retry });
  // Always: browsers retry by themselves when a keep-alive connection breaks.
  foreign.always(PLACE, "lost");
  await checkout.order();
  await expect(page.getByText(notices.unreachable)).toBeVisible();
  foreign.behave();

  foreign.next(PLACE, ...ODD, "slow");
  const before = sent(foreign);
  for (let odd = 1; odd <= ODD.length; odd++) {
    await again.click();
    await expect.poll(() => sent(foreign) - before).toBe(odd);
    await expect(page.getByText(notices.order_failed)).toBeVisible();
  }

  await again.click();
  const busy = page.getByRole("button", { name: payment.sending });
  await expect(busy).toBeVisible();
  await busy.dispatchEvent("click");
  foreign.behave();
  await expect(page).toHaveURL(new RegExp(`${prefix}/success$`));
  expect(sent(foreign) - before).toBe(ODD.length + 1);
  const [placed, ...others] = ordersOf(foreign, email);
  expect(others).toEqual([]);
  expect(placed).toMatchObject({
    status: "pending",
    order: {
      is_pickup: true,
      total: 11.5,
      delivery: 0,
      payment_method: "cash",
      user_id: null,
    },
  });
  expect(placed?.order.customer).toMatchObject({
    date: { delivery_time_range: expect.stringMatching(/^1[23]:30-1[34]:00$/) },
  });
  const main = page.getByRole("main");
  await expect(main).toContainText("11,50 €");
  // This server has no tracking, so nothing of it is shown or kept.
  await expect(main.getByRole("link", { name: words.success.track })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("open_orders"))).toBeNull();
});

test("an address in no zone cannot continue; a delivery costs its zone's fee", async ({
  page,
  foreign,
}) => {
  const { email, checkout } = await toDetails(page, "delivery");
  await checkout.fillAddress(FAR);
  await checkout.goOn();
  await expect(page.getByText(words.checkout.notices.too_far).first()).toBeVisible();
  await checkout.expectTab("delivery");
  await checkout.fillAddress(NEAR);
  await checkout.toPayment();
  await expect(page.getByRole("main")).toContainText("15,00 €");
  await expect(page.getByRole("main")).toContainText(words.checkout.time.asap);
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);
  const date = { delivery_time_range: "ASAP" };
  expect(ordersOf(foreign, email)).toMatchObject([
    { order: { delivery: 2.5, total: 15, customer: { date } } },
  ]);
});

test("wishes and delivery details are sent as additions, and the order passes", async ({
  page,
  foreign,
}) => {
  const own = WISHES_WORDS.fr;
  const { email, checkout } = await toDetails(page, "delivery");
  await checkout.fillAddress(NEAR);
  await page.getByRole("button", { name: own.details.open }).click();
  await page.getByRole("textbox", { name: own.details.doorCode }).fill("12B4");
  await checkout.toPayment();
  await page.getByRole("button", { name: words.stepper.more(own.cutlery) }).click();
  await page.getByRole("button", { name: own.openNote }).click();
  await page.getByRole("textbox", { name: own.note }).fill("une bougie");
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);
  const details = { floor: "", door_code: "12B4", instructions: "" };
  expect(ordersOf(foreign, email)).toMatchObject([
    { order: { note: "une bougie", cutlery: 1, customer: { location: { details } } } },
  ]);
});

test("a promo code is validated by the other server", async ({ page, foreign }) => {
  const { email, checkout } = await toDetails(page, "pickup");
  await checkout.toPayment();
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

test("a changed price is shown before payment", async ({ page, foreign }) => {
  const dish = 21;
  const { email, checkout } = await toDetails(page, "pickup", `Plat ${dish}`);
  await checkout.toPayment();
  foreign.reprice(dish, "13.40");
  await checkout.order();
  const said = words.checkout.notices.price_changed("13,40 €");
  await expect(page.getByText(said)).toBeVisible();
  expect(ordersOf(foreign, email)).toEqual([]);
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);
  expect(ordersOf(foreign, email)).toMatchObject([{ order: { total: 13.4 } }]);
});

test("a server that never answers times out, and the call can be retried by hand", async ({
  page,
  foreign,
}) => {
  const { checkout } = await toDetails(page, "pickup");
  await checkout.toPayment();
  page.removeAllListeners("console");
  foreign.next(PLACE, "never");
  await checkout.order();
  // The client's own timeout is fifteen seconds.
  await expect(page.getByText(words.checkout.notices.unreachable)).toBeVisible();
  await page.getByRole("button", { name: words.checkout.retry }).click();
  await expect(page).toHaveURL(/\/success$/);
});
