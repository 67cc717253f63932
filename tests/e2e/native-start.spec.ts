import type { Page } from "@playwright/test";
import { TOAST_WORDS } from "../../apps/web/src/i18n/toast-words.ts";
import { raisePrices } from "../support/change-setting.ts";
import { APP_ORIGIN, installFakeDevice } from "../support/native-app.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { expect, FRENCH, test } from "./app-test.ts";
import { reload, visit } from "./hydrated.ts";
import { openApp } from "./pages/app.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";

/** What the app starts from, and works with offline: its storage and the network. */
const { words, prefix } = FRENCH;

test("the cart is in the device's own storage, and restored at the next start", async ({
  page,
}) => {
  await openApp(page);
  const shop = shopOn(page, words, prefix);
  await shop.add("Nigiri anguille");
  await visit(page, APP_ORIGIN);
  await expect(page.getByRole("button", { name: words.cart.open(1) }).first()).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toContain("device.cookie.cart");
  expect(stored.filter((key) => !key.startsWith("device."))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test("the cached menu is shown without a network; an order waits for it", async ({
  page,
  context,
  server,
}) => {
  page.removeAllListeners("console");
  const device = await openApp(page);
  await context.setOffline(true);
  await context.route(`${server.url}/**`, (route) => route.abort());
  await visit(page, APP_ORIGIN);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const email = `app-offline-${Date.now()}@example.org`;
  await device.sendEvent("Network", "networkStatusChange", { connected: false });
  await expect(page.getByText(TOAST_WORDS.fr.offline)).toBeVisible();
  await shop.add("Nigiri anguille");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await checkout.order();
  await expect(page.getByText(TOAST_WORDS.fr.orderWaits)).toBeVisible();

  await context.unroute(`${server.url}/**`);
  await context.setOffline(false);
  await device.sendEvent("Network", "networkStatusChange", { connected: true });
  await expect(page).toHaveURL(`${APP_ORIGIN}/success`);
  expect(await storedOrders(server, email)).toHaveLength(1);
});

/** The price on a dish's card. */
function priceOf(page: Page, dish: string) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: dish, exact: true }) })
    .first()
    .getByText(/\d,\d\d/);
}

test("a start shows the cached menu, then the current one; so does an app that becomes visible again", async ({
  page,
  context,
  server,
}) => {
  const device = await openApp(page);
  const price = priceOf(page, "Nigiri anguille");
  const old = (await price.textContent()) ?? "";
  await device.called("SplashScreen.hide");
  const menus = async () => (await fetch(`${server.url}/v2/public/menus`)).text();
  const before = await menus();
  raisePrices(server, 100);
  await expect.poll(menus).not.toBe(before);

  const answer = Promise.withResolvers<void>();
  await context.route(`${server.url}/v2/public/menus`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit(page, APP_ORIGIN);
  await expect(price).toHaveText(old);
  await device.called("SplashScreen.hide");
  answer.resolve();
  await expect(price).not.toHaveText(old);

  const raised = await menus();
  raisePrices(server, -100);
  await expect.poll(menus).not.toBe(raised);
  await device.sendEvent("App", "resume");
  await expect(price).toHaveText(old);
});

test("dishes beyond the first screen are rendered automatically: the menu is complete", async ({
  page,
  server,
}) => {
  const menus = await (await fetch(`${server.url}/v2/public/menus`)).json();
  const dishes = menus.payload
    .filter((menu: { menu_is_available: boolean }) => menu.menu_is_available)
    .flatMap(({ categories }: { categories: { items: object[] }[] }) => categories)
    .flatMap(({ items }: { items: object[] }) => items);
  await openApp(page);
  await visit(page, APP_ORIGIN);
  const cards = page.getByRole("main").getByRole("heading", { level: 4 });
  await expect(cards).toHaveCount(dishes.length);
  const rail = page.getByRole("navigation", { name: words.menu.categories });
  const last = rail.getByRole("link").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "true");
});

test("the splash screen stays until the menu is rendered", async ({ page, context, server }) => {
  const answer = Promise.withResolvers<void>();
  await context.route(`${server.url}/v2/public/menus`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const device = await installFakeDevice(page);
  const isAsked = page.waitForRequest(/\/v2\/public\/menus$/);
  await visit(page, APP_ORIGIN);
  await isAsked;
  expect(await device.namesOf()).not.toContain("SplashScreen.hide");
  answer.resolve();
  await device.called("SplashScreen.hide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
});

test("a first start without a network says so, and shows the menu once there is one", async ({
  page,
  context,
  server,
}) => {
  page.removeAllListeners("console");
  await context.route(`${server.url}/**`, (route) => route.abort());
  const device = await openApp(page);
  await expect(page.getByText(words.error.unavailable)).toBeVisible();
  await device.sendEvent("Network", "networkStatusChange", { connected: false });
  await expect(page.getByText(TOAST_WORDS.fr.offline)).toBeVisible();
  await context.unroute(`${server.url}/**`);
  await device.sendEvent("Network", "networkStatusChange", { connected: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
  await expect(page.getByRole("main").getByRole("heading", { level: 4 }).first()).toBeVisible();
});

test("a full page load begins at the top; a reload restores the scroll position", async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const legal = page.getByRole("heading", { level: 1, name: words.titles["privacy-policy"] });
  await openApp(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(1000);
  await visit(page, `${APP_ORIGIN}/privacy-policy`);
  await expect(legal).toBeVisible();
  expect(await top()).toBe(0);

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(1000);
  const left = await top();
  await reload(page);
  await expect.poll(top).toBe(left);
});
