import type { Page } from "@playwright/test";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { LOCATION_WORDS } from "../../apps/web/src/i18n/location-words.ts";
import { PAGES } from "../../apps/web/src/routes.ts";
import { aMember, openAccount } from "../support/members.ts";
import { anOrder, placeOrders, send } from "../support/order-client.ts";
import { brokenWords } from "./broken-words.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { outsideTexts } from "./outside-texts.ts";
import { accountOn } from "./pages/account.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { dishesOf, storeCart } from "./stored-cart.ts";
import { expect, LOCALES, test } from "./test.ts";

const DISHES = {
  fr: { opened: "Nigiri saumon", added: "Nigiri anguille" },
  en: { opened: "Salmon nigiri", added: "Eel nigiri" },
} as const;

/** WCAG 1.4.10: 320 px wide; and a laptop's 1280 × 800 at 200 %, which halves it. */
const SCREENS = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];

const PHONE = { width: 390, height: 844 };
/** All dishes of the menu are in the viewport: those out of sight are not laid out. */
const WHOLE_MENU = { width: 390, height: 30_000 };

/** The tracking page requests an order that does not exist, which is refused. */
test.use({
  deviceScaleFactor: 2,
  refused: [404],
});

async function expectSound(page: Page, name: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await layoutFaults(page), `${name} at ${screen.width} px`).toEqual([]);
  }
}

/**
 * WCAG 1.4.4, with the text alone enlarged: none of `parts` has to be scrolled sideways, no text
 * is cut off and no word broken.
 */
async function expectWidthKept(page: Page, name: string, parts = "html"): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await setTextSize("200%");
  const excess = await page.evaluate((parts) => {
    const boxes = [...document.querySelectorAll(parts)];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  }, parts);
  expect(excess, `${name}: px wider than the screen`).toBe(0);
  await expect.poll(() => outsideTexts(page), `${name}: texts that are cut off`).toEqual([]);
  expect(await brokenWords(page), `${name}: words cut in two`).toEqual([]);
  await setTextSize("");
}

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const dishes = DISHES[locale];

    for (const { id, path } of PAGES.filter((page) => !page.id.startsWith("profile")))
      test(`${id}: nothing is cut off, covered or outside of the screen`, async ({ page }) => {
        await visit(page, `${prefix}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(words.account.loading)).toHaveCount(0);
        await expectSound(page, path);
      });

    test("nothing is cut off on account pages", async ({ page, server }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember({ last_name: "Vandenbroucke-Saint-Symphorien" });
      await account.comeSignedIn(await openAccount(server, member));
      for (const { path } of PAGES.filter(({ id }) => id.startsWith("profile"))) {
        await visit(page, `${prefix}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(words.account.loading)).toHaveCount(0);
        await expectSound(page, path);
      }
    });

    test("nothing is cut off in dialogs over the menu", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await page.getByRole("button", { name: words.layout.openNav }).click();
      await expect(page.getByRole("dialog", { name: words.layout.mainNav })).toBeVisible();
      await expectSound(page, "navigation");
      await page.keyboard.press("Escape");

      await page.getByRole("link", { name: dishes.opened, exact: true }).first().click();
      await expect(page.getByRole("dialog", { name: dishes.opened })).toBeVisible();
      await expectSound(page, "dish");
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: words.cart.openEmpty }).first().click();
      await expect(shop.cart).toBeVisible();
      await expectSound(page, "empty cart");
      await page.keyboard.press("Escape");
      await shop.add(dishes.added);
      await expectSound(page, "cart");
      await shop.closeCart();

      const toggle = page.getByRole("group", { name: words.orderType.legend });
      await toggle.getByText(words.orderType.delivery).click();
      const agree = page.getByRole("dialog", { name: words.question.repricing.title.delivery });
      await expect(agree).toBeVisible();
      await expectSound(page, "dearer delivery");
      await shop.agreeToDelivery();
      const place = LOCATION_WORDS[locale];
      await page.getByRole("main").getByRole("button", { name: words.cart.where }).click();
      await expect(page.getByRole("dialog", { name: place.title })).toBeVisible();
      await expectSound(page, "location picker");
    });

    test("nothing is cut off in any tab of the checkout", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await shop.add(dishes.added);
      await shop.checkOut();
      await checkout.throughTabs((tab) => expectSound(page, tab));
    });

    test("text at 200 % fits the width of a phone on home, menu, cart and checkout", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      await page.setViewportSize(PHONE);
      await visit(page, `${prefix}/`);
      await expectWidthKept(page, "home");
      await shop.openMenu();
      await page.setViewportSize(WHOLE_MENU);
      await expectWidthKept(page, "menu");
      await page.setViewportSize(PHONE);
      await visit(page, `${prefix}/checkout`);
      await expectWidthKept(page, "empty checkout");
      await shop.openMenu();
      await page.getByRole("link", { name: dishes.opened, exact: true }).first().click();
      await expect(page.getByRole("dialog", { name: dishes.opened })).toBeVisible();
      await expectWidthKept(page, "dish", "html, dialog:modal");
      await page.keyboard.press("Escape");
      await shop.add(dishes.added);
      await expectWidthKept(page, "cart", "html, dialog:modal");
      await shop.checkOut();
      await checkoutOn(page, words).throughTabs((tab) => expectWidthKept(page, tab));
    });

    test("text at 200 % is not cut off around a cart of many dishes", async ({
      page,
      context,
      server,
    }) => {
      const shop = shopOn(page, words, prefix);
      await page.setViewportSize(PHONE);
      const composed = (await dishesOf(server.url)).filter(({ options }) => options.length > 0);
      await storeCart(context, server.url, composed.slice(0, 12));
      await shop.openMenu();
      const bar = page.getByRole("button", { name: words.cart.view });
      await expect(bar).toBeVisible();
      await page.setViewportSize(WHOLE_MENU);
      await expectWidthKept(page, "menu with the cart's bar");
      await page.setViewportSize(PHONE);
      await bar.click();
      await expect(shop.cart).toBeVisible();
      await expectWidthKept(page, "cart", "html, dialog:modal");
      await visit(page, `${prefix}/checkout?tab=payment`);
      await expect(
        page.getByRole("heading", { name: words.checkout.headings.payment }),
      ).toBeVisible();
      await expectWidthKept(page, "payment");
    });

    test("text at 200 % fits the width of a phone on tracking and account pages", async ({
      page,
      server,
    }) => {
      await page.setViewportSize(PHONE);
      const { payload } = await (await send(server, await anOrder(server))).json();
      await visit(page, `${prefix}/track/${payload.order_id}?key=${payload.tracking_key}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectWidthKept(page, "tracking");
      const member = aMember({ last_name: "Vandenbroucke" });
      await visit(page, `${prefix}/auth/signup`);
      await expectWidthKept(page, "sign-up");
      const session = await openAccount(server, member);
      await placeOrders(server, session, 1);
      await accountOn(page, words, prefix).comeSignedIn(session);
      for (const { path } of PAGES.filter(({ id }) => id.startsWith("profile"))) {
        await visit(page, `${prefix}${path}`);
        await expect(page.getByText(words.account.loading)).toHaveCount(0);
        await expectWidthKept(page, path);
      }
    });

    test.describe("with the consent notice", () => {
      test.use({ consent: null });

      test("the notice fits the screen", async ({ page }) => {
        await visit(page, `${prefix}/menu`);
        const notice = page.getByRole("dialog", { name: CONSENT_WORDS[locale].title });
        await expect(notice).toBeVisible();
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          const { x, width } = (await notice.boundingBox()) ?? { x: -1, width: 0 };
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(screen.width);
        }
        await notice.getByRole("button", { name: CONSENT_WORDS[locale].accept }).click();
        await expect(notice).toBeHidden();
      });
    });
  });
