import { storedOrders } from "../support/stored-orders.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, IN_MOTION, test } from "./test.ts";

const { prefix, words, browser } = FRENCH;
test.use({ ...IN_MOTION, locale: browser });

/** From the menu to the placed order; storefront.md §4 has five tabs, each with one activation. */
const MOST = 6;
const DISH = "Soupe miso";

test(`a guest whose details are remembered orders again in ${MOST} taps`, async ({
  page,
  server,
}) => {
  const email = `again-${crypto.randomUUID()}@example.org`;
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);

  await shop.openMenu();
  await shop.add(DISH);
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await page.getByRole("checkbox", { name: words.checkout.personal.remember }).check();
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);

  // Kept across pages: counts the real presses on any page.
  await page.addInitScript(() => {
    window.addEventListener("click", ({ isTrusted, detail }) => {
      // A press of a label causes a second click of its field, without a pointer: its detail is 0.
      if (isTrusted && detail > 0)
        sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps")) + 1));
    });
  });
  await shop.openMenu();
  await shop.add(DISH);
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.goOn();
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);

  const taps = await page.evaluate(() => Number(sessionStorage.getItem("taps")));
  expect(taps).toBeGreaterThan(0);
  expect(taps).toBeLessThanOrEqual(MOST);
  expect(await storedOrders(server, email)).toHaveLength(2);
});
