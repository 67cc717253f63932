import { wallClock } from "@noren/ordering/zone.ts";
import type { Page } from "@playwright/test";
import { shiftDate, THURSDAY_IN_SERVICE } from "../support/test-clock.ts";
import { reload, visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const HOUR_MS = 3_600_000;
const DEVICES = [
  { off: "three hours behind", ms: -3 * HOUR_MS },
  { off: "a day behind", ms: -24 * HOUR_MS },
  { off: "five hours ahead", ms: 5 * HOUR_MS },
] as const;

// The server is in service at any hour of the run.
test.use({ instant: THURSDAY_IN_SERVICE });
const TODAY = wallClock(Date.parse(THURSDAY_IN_SERVICE), "Europe/Paris").date;

/** The device's clock minus the server's. */
async function shiftDevice(page: Page, ms: number): Promise<void> {
  await page.addInitScript(shiftDate, ms);
}

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const dish = locale === "fr" ? "Soupe miso" : "Miso soup";
    const evening = locale === "fr" ? "Carte du soir" : "Evening menu";

    for (const { off, ms } of DEVICES)
      test(`a device ${off} shows what is open now, and orders for today at the first attempt`, async ({
        page,
      }) => {
        await shiftDevice(page, ms);
        const shop = shopOn(page, words, prefix);
        const checkout = checkoutOn(page, words);
        const orders = checkout.sentOrders();
        await shop.openMenu();
        await expect(page.getByRole("region", { name: evening, exact: true })).toContainText(
          words.hours.openNow,
        );
        await shop.add(dish);
        await shop.checkOut();
        await checkout.chooseType("pickup");
        await checkout.fillPersonal(GUEST);
        await checkout.toPayment();
        await checkout.order();
        await expect(page).toHaveURL(/\/success$/);
        expect(orders.map(({ customer }) => customer.date.delivery_date)).toEqual([TODAY]);
      });
  });

test("without an answer the last known difference holds", async ({ page }) => {
  const { prefix, words } = FRENCH;
  await shiftDevice(page, -3 * HOUR_MS);
  const menu = page.getByRole("region", { name: "Carte du soir", exact: true });
  await visit(page, `${prefix}/menu`);
  await expect(menu).toContainText(words.hours.openNow);
  await page.route("**/version.json", () => {});
  await reload(page);
  await expect(menu).toContainText(words.hours.openNow);
});
