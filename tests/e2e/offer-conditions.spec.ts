import { addDays, wallClock, weekdayOf } from "@noren/ordering/zone.ts";
import type { Page } from "@playwright/test";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { setTime } from "./page-clock.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerOffering } from "./sample-file.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;
const DAY_MS = 86_400_000;

const today = wallClock(Date.now(), "Europe/Paris").date;
const TOMORROW = weekdayOf(addDays(today, 1));
const LATER = weekdayOf(addDays(today, 3));

/** Neither day of the offer and of the code changes while the tests run. */
const OFFER = {
  id: 1,
  name: "Une soupe offerte demain",
  is_active: true,
  type: "percentage",
  value: 10,
  weekdays: [TOMORROW],
  translations: { en: { name: "A soup on the house tomorrow" } },
};
const COUPONS = [
  { code: "LIVRE", type: "fixed_amount", value: 1, delivery_pickup: "delivery" },
  { code: "JOURS", type: "fixed_amount", value: 1, weekdays: [TOMORROW, LATER] },
  { code: "TOUJOURS", type: "fixed_amount", value: 1 },
  { code: "UNEFOIS", type: "fixed_amount", value: 1, once_per_customer: true },
];

const offering = test.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const server = await startServerOffering([OFFER], COUPONS);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

/** A pickup of one dish, up to the payment tab, with the code typed in. */
async function applyCode(
  page: Page,
  { locale, prefix, words }: (typeof LOCALES)[number],
  code: string,
  over: Partial<typeof GUEST> = {},
) {
  const { coupon } = words.checkout;
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  await shop.openMenu();
  await shop.add(DISHES[locale]);
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, ...over });
  await checkout.toPayment();
  await page.getByRole("button", { name: coupon.open }).click();
  await page.getByRole("textbox", { name: coupon.label }).fill(code);
  await page.getByRole("button", { name: coupon.apply }).click();
  return checkout;
}

const statusOn = (page: Page, text: string) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text });

for (const language of LOCALES) {
  const { locale, prefix, words, browser } = language;
  offering.describe(`in ${locale}`, () => {
    offering.use({ locale: browser });
    const { coupon, notices } = words.checkout;
    offering("a code of the other order type says so, and is not sent", async ({ page }) => {
      const sent: { coupon?: string }[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && /\/v2\/public\/checkout\/?$/.test(request.url()))
          sent.push(request.postDataJSON());
      });
      const checkout = await applyCode(page, language, "LIVRE");
      await expect(statusOn(page, coupon.otherType.pickup("LIVRE"))).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(sent).toHaveLength(1);
      expect(sent[0]).not.toHaveProperty("coupon");
    });

    offering("a code of other days names them", async ({ page }) => {
      await applyCode(page, language, "JOURS");
      // In the order of the code's days.
      const [first, second] = [TOMORROW, LATER].map((day) => coupon.onDay(words.weekdays[day]));
      const days = `${first} ${locale === "fr" ? "et" : "and"} ${second}`;
      await expect(statusOn(page, coupon.otherDay("JOURS", days))).toBeVisible();
    });

    offering.describe("a code once per person", () => {
      offering.use({ refused: [409] });

      offering("is refused the second time, in words of its own", async ({ page }) => {
        // Each language has a server in common with the other one.
        const phone = locale === "fr" ? "06 39 98 00 01" : "06 39 98 00 02";
        const first = await applyCode(page, language, "UNEFOIS", {
          email: `${locale}@example.org`,
          phone,
        });
        await expect(statusOn(page, coupon.applied("UNEFOIS"))).toBeVisible();
        await first.order();
        await expect(page).toHaveURL(/\/success$/);
        const second = await applyCode(page, language, "UNEFOIS", {
          email: `${locale}.else@example.org`,
          phone,
        });
        await second.order();
        await expect(
          page.getByRole("alert").filter({ hasText: notices.coupon_used }),
        ).toBeVisible();
        await expect(page.getByRole("button", { name: coupon.open })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await second.order();
        await expect(page).toHaveURL(/\/success$/);
      });
    });

    offering("home shows an offer on its day alone, by the page's clock", async ({ page }) => {
      const name = locale === "fr" ? OFFER.name : OFFER.translations.en.name;
      const offer = page.getByRole("link", { name });
      await visit(page, `${prefix}/`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(offer).toBeHidden();
      await setTime(page, Date.now() + DAY_MS);
      await visit(page, `${prefix}/?at=tomorrow`);
      await expect(offer).toBeVisible();
      await setTime(page, Date.now() + 2 * DAY_MS);
      await visit(page, `${prefix}/?at=later`);
      await expect(offer).toBeHidden();
    });
  });
}

offering.describe("while a code is checked", () => {
  offering.use({ locale: FRENCH.browser });

  offering("nothing is ordered; afterwards the order has its discount", async ({ page }) => {
    const { coupon, payment } = FRENCH.words.checkout;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/offers/coupon", async (route) => {
      await held;
      await route.continue();
    });
    const checkout = await applyCode(page, FRENCH, "TOUJOURS");
    const sent = checkout.sentOrders();
    const order = page.getByRole("button", { name: payment.order("").trim() });
    await expect(order).toHaveAttribute("aria-disabled", "true");
    await order.click({ force: true });
    release();
    await expect(statusOn(page, coupon.applied("TOUJOURS"))).toBeVisible();
    expect(sent).toEqual([]);
    await checkout.order();
    await expect(page).toHaveURL(/\/success$/);
    expect(sent).toMatchObject([{ coupon: "TOUJOURS", discount: 1 }]);
  });
});
