import type { Page } from "@playwright/test";
import { formatSlot } from "../../apps/web/src/i18n/format-slot.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { openHouseDelivering, openHouseWithoutHours } from "./sample-file.ts";
import { expect, IN_MOTION, LOCALES, test } from "./test.ts";

test.use(IN_MOTION);

const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;
/** Of the midday menu, whose hours the other dish's menu never shares. */
const AT_MIDDAY = { fr: "Hojicha glacé", en: "Iced hojicha" } as const;
/** Above what the one dish costs when it is delivered. */
const HARD_MINIMUM = 15;
const MISSING = { fr: "11,40 €", en: "€11.40" } as const;
const ADDRESS = { address: "3 rue Mercière", postal_code: "69002", city: "Lyon" };
const SLOT = /^\d\d:\d\d/;

test("the specification's own words, in its own language", () => {
  const { notices } = LOCALES[1].words.checkout;
  expect([
    notices.required_fields,
    notices.too_far,
    notices.payment_failed,
    notices.order_failed,
  ]).toEqual([
    "Please fill out all required fields",
    "The address is too far from the restaurant",
    "Payment failed, please try again",
    "An error occurred, please try again",
  ]);
});

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { headings, notices, steps, stepNames, time } = words.checkout;

    async function begin(page: Page): Promise<void> {
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await shop.add(DISHES[locale]);
      await shop.checkOut();
    }

    test("what is missing is said on the step that lacks it, and nothing is sent", async ({
      page,
    }) => {
      const orders = ordersOf(page);
      const checkout = checkoutOn(page, words);
      const alert = page.getByRole("main").getByRole("alert");
      await begin(page);
      await checkout.chooseType("delivery");
      await checkout.goOn();
      await checkout.expectTab("personal");
      await expect(alert).toHaveText(notices.required_fields);

      await page.goto(`${prefix}/checkout?tab=delivery`);
      await checkout.fillAddress(ADDRESS);
      await checkout.goOn();
      await checkout.expectTab("personal");
      await expect(alert).toHaveText(notices.required_fields);
      await checkout.fillPersonal();

      await checkout.expectTab("delivery");
      await checkout.fillAddress({ ...ADDRESS, city: " " });
      await checkout.goOn();
      await checkout.expectTab("delivery");
      await expect(alert).toHaveText(notices.required_fields);

      await page.goto(`${prefix}/checkout?tab=payment`);
      await checkout.order();
      await checkout.expectTab("delivery");
      await expect(alert).toHaveText(notices.required_fields);
      expect(orders).toEqual([]);
    });

    // While a page glides its bar moves, and who presses it then presses nothing.
    test("a step begins at its top at once, however far down the one before was", async ({
      page,
    }) => {
      const checkout = checkoutOn(page, words);
      await begin(page);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.expectTab("pickup");
      await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
        await frame();
        await frame();
        const heights: number[] = [];
        Object.assign(window, { heights });
        window.addEventListener("scroll", () => heights.push(window.scrollY));
      });
      // Not with a finger: before it presses, the page is scrolled to what is pressed.
      await page
        .getByRole("button", { name: words.checkout.next, exact: true })
        .dispatchEvent("click");
      await checkout.expectTab("payment");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const heights = () => (window as unknown as { heights: number[] }).heights;
      expect(new Set(await page.evaluate(heights))).toEqual(new Set([0]));
    });

    test("what one pays unfolds on the bar, at the page's end as well", async ({ page }) => {
      await begin(page);
      const summary = page.getByRole("complementary", { name: words.checkout.summary });
      const total = page.getByRole("button", { name: words.checkout.showSummary });
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await total.dispatchEvent("click");
      await expect(summary).toBeVisible();
      const gap = async () => {
        const [sheet, bar] = [await summary.boundingBox(), await total.boundingBox()];
        return (bar?.y ?? 0) - ((sheet?.y ?? 0) + (sheet?.height ?? 0));
      };
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
      await expect.poll(gap).toBeLessThan(20);
    });

    test("from the press until an order is in, its button never offers it again", async ({
      page,
    }) => {
      const { order, sending } = words.checkout.payment;
      const checkout = checkoutOn(page, words);
      await begin(page);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
      const button = page.getByRole("button", { name: order("").trim() });
      await button.evaluate((element) => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => said.push(element.textContent)).observe(element, {
          subtree: true,
          characterData: true,
          childList: true,
        });
      });
      await button.click();
      await expect(page).toHaveURL(/\/success$/);
      const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
      expect(new Set(said)).toEqual(new Set([sending]));
    });

    test("back goes a step back, a step that was done can be jumped to", async ({ page }) => {
      const checkout = checkoutOn(page, words);
      const bar = page.getByRole("navigation", { name: steps });
      await begin(page);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.expectTab("pickup");
      await checkout.toPayment();

      await page.goBack();
      await checkout.expectTab("pickup");
      await page.goBack();
      await checkout.expectTab("personal");
      await page.goBack();
      await expect(page.getByRole("heading", { name: headings.type })).toBeVisible();
      await bar.getByRole("button", { name: stepNames.payment }).click();
      await checkout.expectTab("payment");
      await bar.getByRole("button", { name: stepNames.personal }).click();
      await checkout.expectTab("personal");
    });

    test("a step that there is none of is an error page that says so, and leads home", async ({
      page,
    }) => {
      // The page's own fault is logged, under the product's name.
      const logged: string[] = [];
      page.removeAllListeners("console");
      page.on("console", (message) => logged.push(message.text()));
      await begin(page);
      await page.goto(`${prefix}/checkout?tab=dessert`);
      const main = page.getByRole("main");
      await expect(main).toContainText(words.error.text);
      await expect(main).toContainText("Invalid tab");
      expect(logged.join()).toContain("[noren]");
      await main.getByRole("link", { name: words.error.home }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));
    });

    test("dishes that are never served at the same hours are named, and one of them can go", async ({
      page,
    }) => {
      const { conflict } = words.checkout;
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await shop.add(AT_MIDDAY[locale]);
      await shop.closeCart();
      await shop.add(DISHES[locale]);
      await shop.checkOut();
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toContainText(conflict.either);
      for (const dish of [AT_MIDDAY[locale], DISHES[locale]])
        await expect(alert).toContainText(dish);
      await alert.getByRole("button", { name: conflict.remove(AT_MIDDAY[locale]) }).click();
      await expect(alert).toHaveCount(0);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
    });

    test("a house without a slot in the coming days takes no order, and says so", async ({
      page,
    }) => {
      const closed = await openHouseWithoutHours();
      try {
        const shop = shopOn(page, words, prefix);
        await page.goto(`${closed.url}${prefix}/menu`);
        await shop.add(DISHES[locale]);
        await shop.checkOut();
        const main = page.getByRole("main");
        await expect(main).toContainText(time.off);
        await expect(main).toContainText(words.checkout.noSlot);
        for (const type of ["pickup", "delivery"] as const)
          await expect(
            main.getByRole("button", { name: new RegExp(words.orderType[type]) }),
          ).toBeDisabled();
      } finally {
        await page.close();
        await closed.close();
      }
    });

    test("a delivery below what the house asks for goes no further, and says what is missing", async ({
      page,
    }) => {
      const strict = await openHouseDelivering({ hard_minimum: HARD_MINIMUM });
      try {
        const shop = shopOn(page, words, prefix);
        const checkout = checkoutOn(page, words);
        await page.goto(`${strict.url}${prefix}/menu`);
        await shop.add(DISHES[locale]);
        await shop.checkOut();
        await checkout.chooseType("delivery");
        await checkout.fillPersonal();
        await checkout.fillAddress(ADDRESS);
        await checkout.goOn();
        await checkout.expectTab("delivery");
        await expect(page.getByRole("main").getByRole("alert")).toContainText(
          notices.below_minimum(MISSING[locale]),
        );
      } finally {
        await page.close();
        await strict.close();
      }
    });

    test("a day and a slot that were chosen go with the order; the next one begins anew", async ({
      page,
    }) => {
      const orders = ordersOf(page);
      const checkout = checkoutOn(page, words);
      await begin(page);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal({ ...GUEST, email: `slot-${crypto.randomUUID()}@example.org` });
      await page.getByRole("button", { name: time.scheduled }).click();
      const days = page.getByRole("group", { name: time.days, exact: true });
      await days.getByRole("button").last().click();
      const slot = page.getByRole("button", { name: SLOT }).last();
      const label = (await slot.textContent()) ?? "";
      await slot.click();
      await checkout.toPayment();
      const main = page.getByRole("main");
      await expect(main).toContainText(formatSlot(label, locale));
      await expect(main).not.toContainText(new RegExp(words.hours.today, "i"));
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(orders).toMatchObject([
        { is_pickup: true, status: "pending", customer: { date: { delivery_time_range: label } } },
      ]);

      await begin(page);
      await checkout.chooseType("pickup");
      await expect(
        page.getByRole("textbox", { name: words.checkout.personal.email, exact: true }),
      ).toHaveValue("");
      await checkout.fillPersonal();
      await expect(page.getByRole("button", { name: time.scheduled })).toHaveAttribute(
        "aria-pressed",
        "false",
      );
    });
  });

/** What is sent as an order from now on. */
function ordersOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/v2\/public\/checkout\/?$/.test(request.url()))
      sent.push(request.postDataJSON());
  });
  return sent;
}
