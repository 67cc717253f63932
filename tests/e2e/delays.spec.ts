import type { Page } from "@playwright/test";
import { visit } from "./hydrated.ts";
import { stopTime } from "./page-clock.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, test } from "./test.ts";

/** storefront.md §7 and §9. */
const [CART_OPENS_MS, STEP_FOLLOWS_MS, PICKER_CLOSES_MS, DISH_CLEARS_MS] = [500, 500, 1000, 1000];
/** §9. */
const MANIFEST_MS = 1000;

const FRAME_MS = 20;

/** Frame by frame: the page renders between two of them. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= FRAME_MS) await page.clock.runFor(Math.min(left, FRAME_MS));
}

/** Waits for the frames that render what is due, however long the machine takes. */
async function drawn(page: Page, isDrawn: () => Promise<boolean>): Promise<void> {
  const isDrawnByNow = async () => {
    await page.clock.runFor(FRAME_MS / 2);
    return isDrawn();
  };
  await expect.poll(isDrawnByNow).toBe(true);
}

const { locale, words, prefix } = FRENCH;

test("a picker closes 1 s after the choice, the cart opens 0.5 s after adding a dish, which clears in 1 s", async ({
  page,
}) => {
  const shop = shopOn(page, words, prefix);
  const location = locationOn(page, locale);
  const dish = page.getByRole("dialog", { name: "Soupe miso", includeHidden: true });
  await shop.openMenu();
  await location.openFromMenu();
  await stopTime(page);

  await location.dialog.getByRole("button", { name: /Vaise/ }).click();
  await expect(location.dialog).toContainText(location.words.chosen("Vaise"));
  await pass(page, PICKER_CLOSES_MS - 1);
  await expect(location.dialog).toBeVisible();
  await drawn(page, () => location.dialog.isHidden());

  await shop.pressAdd("Soupe miso");
  await expect(page.getByRole("button", { name: words.cart.open(1) }).first()).toBeVisible();
  await pass(page, CART_OPENS_MS - 1);
  await expect(shop.cart).toBeHidden();
  await drawn(page, () => shop.cart.isVisible());
  await page.keyboard.press("Escape");
  await expect(shop.cart).toBeHidden();

  await page.getByRole("link", { name: "Soupe miso", exact: true }).click();
  await drawn(page, () => dish.isVisible());
  await page.keyboard.press("Escape");
  await expect(dish).toBeHidden();
  await pass(page, DISH_CLEARS_MS - 1);
  await expect(dish).toHaveCount(1);
  await drawn(page, async () => (await dish.count()) === 0);
});

test("the chosen order type is visible for half a second before the next tab", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const { headings, chosen } = words.checkout;
  await shop.openMenu();
  await shop.add("Soupe miso");
  await shop.checkOut();
  await stopTime(page);

  const main = page.getByRole("main");
  await main.getByRole("button", { name: new RegExp(words.orderType.pickup) }).click();
  await expect(main.getByRole("status").filter({ hasText: chosen })).toBeAttached();
  await pass(page, STEP_FOLLOWS_MS - 1);
  await expect(page.getByRole("heading", { name: headings.type })).toBeVisible();
  const next = page.getByRole("heading", { name: headings.personal });
  await drawn(page, () => next.isVisible());
  await checkout.expectTab("personal");
});

test("a new deployment is checked for a second after the start", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await stopTime(page);
  await visit(page, "/contact");
  await pass(page, MANIFEST_MS - 1);
  // A check in progress would be sent before the answer to this later call has arrived.
  await page.evaluate(async () => (await fetch("/robots.txt")).text());
  expect(asked.filter((path) => /after-start|version/.test(path))).toEqual([]);
  await drawn(page, async () => asked.includes("/version.json"));
});
