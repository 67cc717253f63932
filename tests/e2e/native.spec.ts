import type { BrowserContext, Page } from "@playwright/test";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { PAY_WORDS } from "../../apps/web/src/i18n/pay-words.ts";
import { APP_ORIGIN } from "../support/native-app.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { expect, FRENCH, LOCALES, test } from "./app-test.ts";
import { visit } from "./hydrated.ts";
import { openApp } from "./pages/app.ts";
import { allowFailedRequests, CARDS, cardOn } from "./pages/card.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";

type Place = (typeof LOCALES)[number];

const DISHES = { fr: "Nigiri anguille", en: "Eel nigiri" } as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`on a telephone in ${locale}`, () => {
    test.use({ locale: browser });

    test("the app opens at the menu and orders from another origin", async ({ page, server }) => {
      const device = await openApp(page);
      await expect(page).toHaveURL(`${APP_ORIGIN}${prefix}/menu`);
      await expect(page).toHaveTitle(new RegExp(`^${words.titles.menu}`));
      await device.called("SplashScreen.hide");

      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const email = `app-${locale}-${Date.now()}@example.org`;
      await shop.add(DISHES[locale]);
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal({ ...GUEST, email });
      await checkout.toPayment();
      await checkout.order();
      await expect(page).toHaveURL(`${APP_ORIGIN}${prefix}/success`);
      const [order] = await storedOrders(server, email);
      expect(order).toMatchObject({ status: "pending", locale });
    });
  });

/** Orders by card, up to the page in the device's browser over the app. */
async function orderByCard(page: Page, place: Place, email: string) {
  const { words, prefix, locale } = place;
  const device = await openApp(page);
  const card = cardOn(page, place);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const opened = async () =>
    (await device.calls()).flatMap(({ name, options }) =>
      name === "Browser.open" ? [String(options.url)] : [],
    );
  await shop.add(DISHES[locale]);
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await card.card.check();
  await expect(card.panel).toContainText(PAY_WORDS[locale].outside("Kawabe"));
  await card.order();
  await expect.poll(opened).toHaveLength(1);
  return { device, card, opened };
}

/** The guest's steps in the device's browser. */
async function payOnSite(context: BrowserContext, place: Place, address = ""): Promise<void> {
  const browser = await context.newPage();
  const { pay, paidHeading } = PAY_WORDS[place.locale];
  await visit(browser, address);
  await cardOn(browser, place).useTestCard(CARDS.succeeds);
  await browser.getByRole("button", { name: pay("").trim() }).click();
  await expect(browser.getByRole("heading", { level: 1 })).toHaveText(paidHeading);
}

for (const place of LOCALES)
  test.describe(`by card, in ${place.locale}`, () => {
    test.use({ locale: place.browser });

    test("a card is paid on the site's page; however the guest returns, the app asks for the outcome", async ({
      page,
      context,
      server,
    }) => {
      const check = allowFailedRequests(page);
      const email = `app-card-${Date.now()}@example.org`;
      const { device, card, opened } = await orderByCard(page, place, email);
      const again = async (times: number) => {
        await expect(card.failedAlert).toBeVisible();
        await card.failedAlert.getByRole("button").click();
        await expect.poll(opened).toHaveLength(times);
      };
      // Anyone can open a return link, so it does not mark an unpaid order as paid.
      await device.sendEvent("App", "appUrlOpen", { url: "app.noren.kawabe://paid" });
      await expect(card.panel).toContainText(PAY_WORDS[place.locale].declined);
      await again(2);
      await device.sendEvent("App", "resume");
      await again(3);

      const addresses = await opened();
      expect(new Set(addresses).size).toBe(1);
      await payOnSite(context, place, addresses[0]);
      await device.sendEvent("Browser", "browserFinished");
      await card.expectPaid("demo");
      expect(await device.namesOf()).toContain("Browser.close");
      expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
      check();
    });
  });

test("an app closed during a payment starts with that order", async ({ page, context }) => {
  const { opened, card } = await orderByCard(page, FRENCH, `app-ended-${Date.now()}@example.org`);
  await payOnSite(context, FRENCH, (await opened())[0]);
  await visit(page, APP_ORIGIN);
  await card.expectPaid("demo");
});

test("no cookie notice, no version check, no service worker", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openApp(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: FRENCH.words.layout.goHome("Kawabe") }).click();
  await expect(page).toHaveURL(`${APP_ORIGIN}/`);
  await expect(page.getByRole("dialog", { name: CONSENT_WORDS.fr.title })).toHaveCount(0);
  expect(asked).not.toContain("/version.json");
  expect(asked).not.toContain("/service-worker.js");
});
