import type { Locator, Page } from "@playwright/test";
import { TOAST_WORDS } from "../../apps/web/src/i18n/toast-words.ts";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { APP_ORIGIN } from "../support/native-app.ts";
import { anOrder, send } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { expect, FRENCH, test } from "./app-test.ts";
import { passTime, stopTime } from "./page-clock.ts";
import { openApp } from "./pages/app.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";

/** storefront.md §2 and §9. */
const BACK_PRESS_WINDOW_MS = 1000;

/** The app and its device: buttons, links, bars, position. */
const { words, prefix } = FRENCH;

test("a second press of back within a second leaves the app, and this is announced", async ({
  page,
}) => {
  const device = await openApp(page);
  await stopTime(page);
  await device.pressBack();
  await expect(page.getByRole("status").getByText(TOAST_WORDS.fr.leave)).toBeVisible();
  expect(await device.namesOf()).not.toContain("App.exitApp");
  await passTime(page, BACK_PRESS_WINDOW_MS);
  await expect(page.getByText(TOAST_WORDS.fr.leave)).toBeHidden();
  await page.evaluate(() => {
    const { sendEvent } = window as unknown as { sendEvent: (...args: unknown[]) => void };
    sendEvent("App", "backButton", {});
    sendEvent("App", "backButton", {});
  });
  await device.called("App.exitApp");
});

test("back closes the dish over the menu, then goes back", async ({ page }) => {
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

test("a link to a dish opens it, at the start and while the app runs", async ({ page, server }) => {
  const menus = await (await fetch(`${server.url}/v2/public/menus`)).json();
  const [first, second] = menus.payload
    .filter((menu: { menu_is_available: boolean }) => menu.menu_is_available)
    .flatMap(({ categories }: { categories: { items: unknown[] }[] }) => categories)
    .flatMap(({ items }: { items: { item_id: number; item_name: string }[] }) => items);
  const linkTo = ({ item_id }: { item_id: number }) => `${server.url}/menu?product=${item_id}`;

  const device = await openApp(page, { launchUrl: linkTo(first) });
  await expect(page.getByRole("dialog", { name: first.item_name })).toBeVisible();
  await device.sendEvent("App", "appUrlOpen", { url: linkTo(second) });
  await expect(page.getByRole("dialog", { name: second.item_name })).toBeVisible();
  await device.sendEvent("App", "appUrlOpen", { url: "https://elsewhere.example/checkout" });
  await expect(page).toHaveURL(/\/menu\?product=\d+$/);
});

async function aPlacedOrder(server: TestServer) {
  const { payload } = await (await send(server, await anOrder(server))).json();
  const { order_id, number, tracking_key } = payload;
  const url = `${server.url}/track/${order_id}?key=${tracking_key}`;
  return { order_id, url, number: TRACK_WORDS.fr.number(number) };
}

test("a link to an order shows its state in the app", async ({ page, server }) => {
  const { order_id, url, number } = await aPlacedOrder(server);
  const device = await openApp(page);
  await device.sendEvent("App", "appUrlOpen", { url });
  await expect(page).toHaveURL(new RegExp(`^${APP_ORIGIN}/track/${order_id}`));
  await expect(page.getByRole("main")).toContainText(number);
});

test("a link to another order shows nothing of the order before", async ({ page, server }) => {
  const [first, second] = [await aPlacedOrder(server), await aPlacedOrder(server)];
  const device = await openApp(page);
  const main = page.getByRole("main");
  await device.sendEvent("App", "appUrlOpen", { url: first.url });
  await expect(main).toContainText(first.number);
  const held = Promise.withResolvers<void>();
  await page.route(`**/tracking/${second.order_id}?*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await device.sendEvent("App", "appUrlOpen", { url: second.url });
  await expect(main).toContainText(TRACK_WORDS.fr.loading);
  await expect(main).not.toContainText(first.number);
  held.resolve();
  await expect(main).toContainText(second.number);
});

test("the position comes from the device's own plugin, after asking for permission", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).search));
  const location = locationOn(page, "fr");
  const device = await openApp(page);
  await location.openFromMenu();
  await location.dialog.getByRole("button", { name: location.words.position }).click();
  await expect(location.dialog.getByRole("region", { name: location.words.nearby })).toBeVisible();
  expect(asked).toContain("?query=45.76000%2C4.83000");
  const names = await device.namesOf();
  expect(names.indexOf("Geolocation.requestPermissions")).toBeGreaterThan(-1);
  expect(names.indexOf("Geolocation.getCurrentPosition")).toBeGreaterThan(
    names.indexOf("Geolocation.requestPermissions"),
  );
});

test("without permission no position is read, and the address can be typed", async ({ page }) => {
  const location = locationOn(page, "fr");
  const device = await openApp(page, { location: "denied" });
  await location.openFromMenu();
  await location.dialog.getByRole("button", { name: location.words.position }).click();
  await expect(location.dialog).toContainText(location.words.noPosition.denied);
  expect(await device.namesOf()).not.toContain("Geolocation.getCurrentPosition");
  await expect(location.field).toBeEnabled();
});

/**
 * Emulates the insets of notch and home bar; returns a check whether a control is clear of both.
 */
async function giveInsets(page: Page, insets: { top: number; side: number; bottom: number }) {
  const { top, side, bottom } = insets;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", {
    insets: { top, topMax: top, bottom, bottomMax: bottom, left: side, right: side },
  });
  return (control: Locator) =>
    expect
      .poll(async () => {
        const box = await control.boundingBox();
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        if (box === null) return "nowhere";
        const isClear =
          box.y >= top &&
          box.y + box.height <= height - bottom &&
          box.x >= side &&
          box.x + box.width <= width - side;
        return isClear || box;
      })
      .toBe(true);
}

test("controls are clear of the notch and the home bar", async ({ page }) => {
  const isClear = await giveInsets(page, { top: 59, side: 0, bottom: 34 });
  const device = await openApp(page);
  const shop = shopOn(page, words, prefix);

  await isClear(page.getByRole("link", { name: words.layout.goHome("Kawabe") }));
  await shop.add("Nigiri anguille");
  await isClear(shop.cart.getByRole("button", { name: words.cart.close }));
  await isClear(shop.cart.getByRole("link", { name: words.cart.checkout }));
  await shop.closeCart();
  await isClear(page.getByRole("button", { name: words.cart.view }));
  await device.sendEvent("Network", "networkStatusChange", { connected: false });
  await isClear(page.getByText(TOAST_WORDS.fr.offline));

  await page.setViewportSize({ width: 768, height: 1024 });
  await shop.openCart(1);
  await isClear(shop.cart.getByRole("button", { name: words.cart.close }));
  await isClear(shop.cart.getByRole("link", { name: words.cart.checkout }));
});

test("in landscape too, with the notch at the left or the right", async ({ page }) => {
  // On the narrower of the two screens sheets open from the bottom, on the wider one from the
  // right.
  await page.setViewportSize({ width: 740, height: 390 });
  const isClear = await giveInsets(page, { top: 0, side: 59, bottom: 21 });
  await openApp(page);
  const shop = shopOn(page, words, prefix);
  const banner = page.getByRole("banner");
  await isClear(banner.getByRole("link", { name: words.layout.account }));
  await isClear(banner.getByRole("button", { name: words.layout.openNav }));
  await banner.getByRole("button", { name: words.layout.openNav }).click();
  await isClear(page.getByRole("button", { name: words.layout.closeNav }));
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Nigiri saumon", exact: true }).first().click();
  const dish = page.getByRole("dialog", { name: "Nigiri saumon" });
  await isClear(dish.getByRole("button", { name: words.product.close }));
  await isClear(dish.getByRole("button", { name: new RegExp(`^${words.product.add}`) }));
  await page.keyboard.press("Escape");
  await shop.add("Nigiri anguille");
  await isClear(shop.cart.getByRole("link", { name: words.cart.checkout }));
  await shop.closeCart();
  await isClear(page.getByRole("button", { name: words.cart.view }));

  await page.setViewportSize({ width: 844, height: 390 });
  await shop.openCart(1);
  await isClear(shop.cart.getByRole("button", { name: words.cart.close }));
  await isClear(shop.cart.getByRole("link", { name: words.cart.checkout }));
  await shop.checkOut();
  await checkoutOn(page, words).chooseType("pickup");
  await isClear(page.getByRole("button", { name: words.checkout.next, exact: true }));
});

for (const [colorScheme, scrolled] of [
  ["light", "LIGHT"],
  ["dark", "DARK"],
] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme } as never);

    test("the status bar's icons match the background below them", async ({ page }) => {
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
