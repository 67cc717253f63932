import type { BrowserContext, Page } from "@playwright/test";
import { BESIDE_WORDS } from "../../apps/web/src/i18n/beside-words.ts";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { PAY_WORDS } from "../../apps/web/src/i18n/pay-words.ts";
import { APP_ORIGIN, buildApp, giveDevice, serveApp } from "../support/native-app.ts";
import { storedOrders } from "../support/traces.ts";
import { allowRefusals, CARDS, cardOn } from "./pages/card.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

test.use({ consent: null, locale: "fr-FR" });
test.beforeAll(() => {
  test.setTimeout(180_000);
  buildApp();
});
test.beforeEach(async ({ context, house }) => serveApp(context, house.url));

const [{ words, prefix }] = LOCALES;

async function openApp(page: Page, over: { launchUrl?: string } = {}) {
  const device = await giveDevice(page, over);
  await page.goto(APP_ORIGIN);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return device;
}

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`on a telephone in ${locale}`, () => {
    test.use({ locale: browser });

    test("the app opens at the menu and takes an order from another origin", async ({
      page,
      house,
    }) => {
      const device = await openApp(page);
      await expect(page).toHaveURL(`${APP_ORIGIN}${prefix}/menu`);
      await expect(page).toHaveTitle(new RegExp(`^${words.titles.menu}`));
      await device.called("SplashScreen.hide");

      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const email = `app-${locale}-${Date.now()}@example.org`;
      await shop.add(locale === "fr" ? "Nigiri anguille" : "Eel nigiri");
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal({ ...GUEST, email });
      await checkout.toPayment();
      await checkout.order();
      await expect(page).toHaveURL(`${APP_ORIGIN}${prefix}/success`);
      const [order] = await storedOrders(house, email);
      expect(order).toMatchObject({ status: "pending", locale });
    });

    test("a second press of back within a second leaves, and that is said", async ({ page }) => {
      const device = await openApp(page);
      await device.pressBack();
      await expect(page.getByRole("status").getByText(BESIDE_WORDS[locale].leave)).toBeVisible();
      expect(await device.namesOf()).not.toContain("App.exitApp");
      await expect(page.getByText(BESIDE_WORDS[locale].leave)).toBeHidden();
      await page.evaluate(() => {
        const { tell } = window as unknown as { tell: (...args: unknown[]) => void };
        tell("App", "backButton", {});
        tell("App", "backButton", {});
      });
      await device.called("App.exitApp");
    });
  });

/** Orders by card, as far as the page that the device's browser shows over the app. */
async function orderByCard(page: Page, email: string) {
  const device = await openApp(page);
  const card = cardOn(page, LOCALES[0]);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const opened = async () =>
    (await device.calls()).flatMap(({ name, options }) =>
      name === "Browser.open" ? [String(options.url)] : [],
    );
  await shop.add("Nigiri anguille");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await card.card.check();
  await expect(card.panel).toContainText(PAY_WORDS.fr.outside("Kawabe"));
  await card.order();
  await expect.poll(opened).toHaveLength(1);
  return { device, card, opened };
}

/** What the guest does in the device's browser. */
async function payOnSite(context: BrowserContext, address = ""): Promise<void> {
  const browser = await context.newPage();
  await browser.goto(address);
  await cardOn(browser, LOCALES[0]).useTestCard(CARDS.succeeds);
  await browser.getByRole("button", { name: PAY_WORDS.fr.pay("").trim() }).click();
  await expect(browser.getByRole("heading", { level: 1 })).toHaveText(PAY_WORDS.fr.paidHeading);
}

test("a card is paid on the site's page; however one comes back, the app asks what became of it", async ({
  page,
  context,
  house,
}) => {
  const check = allowRefusals(page);
  const email = `app-card-${Date.now()}@example.org`;
  const { device, card, opened } = await orderByCard(page, email);
  const again = async (times: number) => {
    await expect(card.failedAlert).toBeVisible();
    await card.failedAlert.getByRole("button").click();
    await expect.poll(opened).toHaveLength(times);
  };
  // A link says nothing by itself: neither does one that nobody has paid for.
  await device.tell("App", "appUrlOpen", { url: "app.noren.kawabe://paid" });
  await expect(card.panel).toContainText(PAY_WORDS.fr.declined);
  await again(2);
  await device.tell("App", "resume");
  await again(3);

  const addresses = await opened();
  expect(new Set(addresses).size).toBe(1);
  await payOnSite(context, addresses[0]);
  await device.tell("Browser", "browserFinished");
  await card.expectPaid("demo");
  expect(await device.namesOf()).toContain("Browser.close");
  expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
  check();
});

test("an app that was ended while its guest paid begins with the order", async ({
  page,
  context,
}) => {
  const { opened, card } = await orderByCard(page, `app-ended-${Date.now()}@example.org`);
  await payOnSite(context, (await opened())[0]);
  await page.goto(APP_ORIGIN);
  await card.expectPaid("demo");
});

test("back closes the dish that lies over the menu, then goes back", async ({ page }) => {
  const device = await openApp(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words.titles["privacy-policy"] })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles["privacy-policy"]);
  await device.pressBack();
  await expect(page).toHaveURL(/\/menu$/);

  await page.getByRole("link", { name: "Nigiri saumon", exact: true }).first().click();
  const dish = page.getByRole("dialog", { name: "Nigiri saumon" });
  await expect(dish).toBeVisible();
  await device.pressBack();
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL(/\/menu$/);
  expect(await device.namesOf()).not.toContain("App.exitApp");
});

test("a link to a dish opens it, at the start and while the app runs", async ({ page, house }) => {
  const menus = await (await fetch(`${house.url}/v2/public/menus`)).json();
  const [first, second] = menus.payload
    .filter((menu: { menu_is_available: boolean }) => menu.menu_is_available)
    .flatMap(({ categories }: { categories: { items: unknown[] }[] }) => categories)
    .flatMap(({ items }: { items: { item_id: number; item_name: string }[] }) => items);
  const linkTo = ({ item_id }: { item_id: number }) => `${house.url}/menu?product=${item_id}`;

  const device = await openApp(page, { launchUrl: linkTo(first) });
  await expect(page.getByRole("dialog", { name: first.item_name })).toBeVisible();
  await device.tell("App", "appUrlOpen", { url: linkTo(second) });
  await expect(page.getByRole("dialog", { name: second.item_name })).toBeVisible();
  await device.tell("App", "appUrlOpen", { url: "https://elsewhere.example/checkout" });
  await expect(page).toHaveURL(/\/menu\?product=\d+$/);
});

test("the cart is in the device's own store, and there again at the next start", async ({
  page,
}) => {
  await openApp(page);
  const shop = shopOn(page, words, prefix);
  await shop.add("Nigiri anguille");
  await page.goto(APP_ORIGIN);
  await expect(page.getByRole("button", { name: words.cart.open(1) }).first()).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toContain("device.cookie.cart");
  expect(stored.filter((key) => !key.startsWith("device."))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test("no cookie notice, no version check, no service worker", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openApp(page);
  await page.getByRole("link", { name: words.layout.goHome("Kawabe") }).click();
  await expect(page).toHaveURL(`${APP_ORIGIN}/`);
  await expect(page.getByRole("dialog", { name: CONSENT_WORDS.fr.title })).toHaveCount(0);
  expect(asked).not.toContain("/version.json");
  expect(asked).not.toContain("/service-worker.js");
});

test("the menu of the last time is there without a network; an order waits for it", async ({
  page,
  context,
  house,
}) => {
  page.removeAllListeners("console");
  const device = await openApp(page);
  await context.setOffline(true);
  await context.route(`${house.url}/**`, (route) => route.abort());
  await page.goto(APP_ORIGIN);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const email = `app-offline-${Date.now()}@example.org`;
  await device.tell("Network", "networkStatusChange", { connected: false });
  await expect(page.getByText(BESIDE_WORDS.fr.offline)).toBeVisible();
  await shop.add("Nigiri anguille");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await checkout.order();
  await expect(page.getByText(BESIDE_WORDS.fr.orderWaits)).toBeVisible();

  await context.unroute(`${house.url}/**`);
  await context.setOffline(false);
  await device.tell("Network", "networkStatusChange", { connected: true });
  await expect(page).toHaveURL(`${APP_ORIGIN}/success`);
  expect(await storedOrders(house, email)).toHaveLength(1);
});

for (const [colorScheme, scrolled] of [
  ["light", "LIGHT"],
  ["dark", "DARK"],
] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme } as never);

    test("the status bar's signs follow what lies below them", async ({ page }) => {
      const device = await openApp(page);
      const style = async () =>
        (await device.calls()).filter(({ name }) => name === "SystemBars.setStyle").at(-1)?.options
          .style;
      // Every page begins with dark cloth.
      await expect.poll(style).toBe("DARK");
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect.poll(style).toBe(scrolled);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(style).toBe("DARK");
    });
  });
