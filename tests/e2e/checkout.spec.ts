import type { Page } from "@playwright/test";
import { LOST_PART } from "../../apps/web/src/platform/late-start.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerDelivering } from "./sample-file.ts";
import { dishesOf, storeCart } from "./stored-cart.ts";
import { expect, FRENCH, IN_MOTION, LOCALES, test } from "./test.ts";

test.use(IN_MOTION);

const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;
/** Above the price of one delivered dish. */
const HARD_MINIMUM = 15;
const MISSING = { fr: "11,40 €", en: "€11.40" } as const;
/** beyond.md §4: the legally required label of the order button, with the price of the dish. */
const ORDER_BUTTON = {
  fr: "Commander avec obligation de paiement — 3,20 €",
  en: "Order with obligation to pay — €3.20",
} as const;
const ADDRESS = { address: "3 rue Mercière", postal_code: "69002", city: "Lyon" };
const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test("the messages are those of the specification, in its language", () => {
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

type Place = (typeof LOCALES)[number];

/** A cart with one dish, at the checkout's first tab. */
async function begin(page: Page, { locale, prefix, words }: Place): Promise<void> {
  const shop = shopOn(page, words, prefix);
  await shop.openMenu();
  await shop.add(DISHES[locale]);
  await shop.checkOut();
}

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    const { locale, prefix, words, browser } = place;
    test.use({ locale: browser });
    const { notices } = words.checkout;

    test("the terms are linked next to the order button, and open without losing the checkout", async ({
      page,
    }) => {
      const checkout = checkoutOn(page, words);
      await begin(page, place);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
      const { before, link } = words.checkout.payment.terms;
      await expect(page.getByRole("main")).toContainText(`${before} ${link}`);
      const opened = page.waitForEvent("popup");
      await page.getByRole("main").getByRole("link", { name: link }).click();
      const terms = await opened;
      await expect(terms.getByRole("heading", { level: 1 })).toHaveText(
        words.titles["terms-of-service"],
      );
      await terms.close();
      await checkout.expectTab("payment");
      await expect(page.getByRole("main")).toContainText(GUEST.email);
    });

    test("from the press until the order is placed, the button cannot be pressed again", async ({
      page,
    }) => {
      const { order, sending } = words.checkout.payment;
      const checkout = checkoutOn(page, words);
      await begin(page, place);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
      const button = page.getByRole("button", { name: order("").trim() });
      await expect(button).toHaveText(ORDER_BUTTON[locale]);
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

    test("an unknown checkout tab is an error page with a link home; a bot keeps the server's page", async ({
      page,
      browser: chromium,
      server,
    }) => {
      // The page's own error is logged under the product's name.
      const logged: string[] = [];
      page.removeAllListeners("console");
      page.on("console", (message) => logged.push(message.text()));
      const broken = `${server.url}${prefix}/checkout?tab=dessert`;
      await visit(page, broken);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: words.error.heading })).toBeVisible();
      await expect(page).toHaveTitle(`${words.error.heading} · Kawabe`);
      await expect(main).toContainText(words.error.text);
      await expect(main).toContainText(`${words.error.invalidTab} (Invalid tab)`);
      await expect(main.getByRole("link", { name: "+33 4 65 71 20 12" })).toHaveAttribute(
        "href",
        "tel:+33465712012",
      );
      await expect(
        page.getByRole("banner").getByRole("link", { name: words.layout.goHome("Kawabe") }),
      ).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(logged.join()).toContain("[noren]");
      expect(await violations(page)).toEqual([]);
      await main.getByRole("link", { name: words.error.home }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));

      const bot = await chromium.newPage({ userAgent: BOT });
      await bot.goto(broken);
      // Removed by a page that starts nothing.
      await expect(bot.locator(`#${LOST_PART}`)).toHaveCount(0);
      const heading = bot.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(words.titles.checkout);
      await bot.close();
    });

    test("back from the order's page leads to the order again", async ({
      page,
      context,
      server,
    }) => {
      await storeCart(context, server.url, (await dishesOf(server.url)).slice(0, 2));
      await visit(page, `${prefix}/menu`);
      await page.goto(`${prefix}/checkout`);
      const checkout = checkoutOn(page, words);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.toPayment();
      await checkout.order();
      const thanks = page.getByRole("heading", { level: 1 });
      await expect(page).toHaveURL(new RegExp(`${prefix}/success$`));
      const heading = words.success.heading(GUEST.first_name);
      await expect(thanks).toHaveText(heading);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${prefix}/success$`));
      await expect(thanks).toHaveText(heading);
    });

    test("a cart that is delivered for nothing names no fee", async ({ page, context, server }) => {
      await storeCart(context, server.url, (await dishesOf(server.url)).slice(0, 10));
      await visit(page, `${prefix}/checkout`);
      const { feeFree, summary } = words.checkout;
      const delivery = page.getByRole("main").getByRole("button", {
        name: new RegExp(words.orderType.delivery),
      });
      await expect(delivery).toContainText(feeFree);
      await delivery.click();
      const question = page.getByRole("dialog");
      const { repricing } = words.question;
      await expect(question.getByText(repricing.total)).toBeVisible();
      await expect(question.getByText(repricing.fee, { exact: true })).toHaveCount(0);
      await question.getByRole("button", { name: repricing.switch.delivery }).click();
      await page.getByRole("button", { name: words.checkout.showSummary }).click();
      const order = page.getByRole("complementary", { name: summary });
      await expect(order).toContainText(words.cart.deliveryFree);
      await expect(order.getByText(words.cart.deliveryUnknown)).toHaveCount(0);
    });

    test("a postal code that nobody knows is told as such, not as too far", async ({ page }) => {
      const checkout = checkoutOn(page, words);
      const alert = page.getByRole("main").getByRole("alert");
      await begin(page, place);
      await checkout.chooseType("delivery");
      await checkout.fillPersonal();
      await checkout.fillAddress({ ...ADDRESS, postal_code: "99999" });
      await checkout.goOn();
      await expect(alert).toContainText(notices.postal_code_unknown);
      await checkout.expectTab("delivery");
      expect(await violations(page), "an unknown postal code").toEqual([]);
      await checkout.fillAddress(ADDRESS);
      await expect(alert).toHaveCount(0);
    });

    test("a delivery below the hard minimum cannot continue, and says what is missing", async ({
      page,
    }) => {
      const strict = await startServerDelivering({ hard_minimum: HARD_MINIMUM });
      try {
        const shop = shopOn(page, words, prefix);
        const checkout = checkoutOn(page, words);
        await visit(page, `${strict.url}${prefix}/menu`);
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
  });

const { words, browser } = FRENCH;
test.use({ locale: browser });
const { headings, steps, stepNames } = words.checkout;

test("back returns to the previous tab, and completed tabs can be jumped to", async ({ page }) => {
  const checkout = checkoutOn(page, words);
  const bar = page.getByRole("navigation", { name: steps });
  await begin(page, FRENCH);
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

// During smooth scrolling the bar moves, so that a press could miss it.
test("a tab opens at its top at once, however far the previous one was scrolled", async ({
  page,
}) => {
  const checkout = checkoutOn(page, words);
  await begin(page, FRENCH);
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
  // A dispatched event, because a real click scrolls its target into view first.
  await page.getByRole("button", { name: words.checkout.next, exact: true }).dispatchEvent("click");
  await checkout.expectTab("payment");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const heights = () => (window as unknown as { heights: number[] }).heights;
  expect(new Set(await page.evaluate(heights))).toEqual(new Set([0]));
});

test("the summary unfolds on the bar, also at the end of the page", async ({ page }) => {
  await begin(page, FRENCH);
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
