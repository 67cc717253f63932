import { CART_WORDS } from "../../../apps/web/src/i18n/cart-words.ts";
import { BOWL, ODD_NAME, SAUCE } from "../../support/foreign/restaurant.ts";
import { holdScripts } from "../hold-scripts.ts";
import { visit } from "../hydrated.ts";
import { shopOn } from "../pages/shop.ts";
import { expect, FRENCH, test } from "./test.ts";

const { prefix, words, browser } = FRENCH;
test.use({ locale: browser });

test("unusual answers still make a complete menu", async ({ page }) => {
  await visit(page, `${prefix}/menu`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: ODD_NAME, exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Plat \d+$/ })).toHaveCount(300);
  const unsold = ["Sans prix", "Prix négatif", "Plus rien"];
  for (const absent of [...unsold, "Une catégorie sans numéro", "Une catégorie vide"])
    await expect(main).not.toContainText(absent);
  await expect(page.getByRole("banner")).toContainText("Chez <i>Marcel</i> & fils");
  // Closed now; its services are pairs of times.
  await expect(page.getByRole("contentinfo")).toContainText("0 h – 23 h 30");
});

test("pictures are loaded from the other server; failed ones leave no broken image", async ({
  page,
  foreign,
}) => {
  // The browser reports the missing picture.
  page.removeAllListeners("console");
  await visit(page, `${prefix}/menu`);
  const pictureOf = (dish: string) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: dish, exact: true }) })
      .locator("img");
  for (const dish of ["Plat 101", "Plat 102", "Plat 103"]) {
    const picture = pictureOf(dish);
    await expect(picture).toHaveAttribute("src", `${foreign.url}/pictures/plate.png`);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  for (const dish of ["Plat 104", "Plat 105"]) {
    await page.getByRole("link", { name: dish, exact: true }).scrollIntoViewIfNeeded();
    await expect(pictureOf(dish)).toHaveCount(0);
  }
});

test("a picture that fails before hydration leaves no broken image either", async ({ page }) => {
  page.removeAllListeners("console");
  const letScripts = await holdScripts(page);
  await page.goto(`${prefix}/menu`, { waitUntil: "commit" });
  const picture = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Plat 105", exact: true }) })
    .locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  letScripts();
  await expect(picture).toHaveCount(0);
});

test("a dish is found by its name and configured; the cart adds up", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  await shop.openMenu();
  await page.getByRole("searchbox", { name: words.menu.search }).fill("composer");
  const found = page.getByRole("region", { name: words.menu.search });
  await found.getByRole("button", { name: words.menu.choose(BOWL.name) }).click();

  const dish = page.getByRole("dialog", { name: BOWL.name });
  const add = dish.getByRole("button", { name: new RegExp(`^${words.product.add}`) });
  await add.click();
  await expect(dish.getByRole("alert")).toHaveText(words.product.missing(SAUCE.option));
  await dish.getByRole("radio", { name: SAUCE.second }).check();
  for (let eggs = 0; eggs < 3; eggs++)
    await dish.getByRole("button", { name: words.stepper.more("Œuf 🥚") }).click();
  await add.click();

  // 9.00 + 0.50 + 3 × 1.20
  await expect(shop.cart).toContainText(SAUCE.second);
  await expect(shop.cart).toContainText("13,10 €");
  // The bowl has its own VAT rate; a dish without one has the default.
  await shop.cart.getByText(words.cart.taxDetail).click();
  for (const rate of ["5,5 %", "10 %"])
    await expect(shop.cart.getByRole("rowheader", { name: rate, exact: true })).toBeVisible();
});

test("a stored cart is checked against a menu that has lost its dish", async ({
  page,
  context,
  server,
}) => {
  await context.addCookies([{ name: "cart", value: "zz.1", url: server.url }]);
  await visit(page, `${prefix}/menu`);
  await page.getByRole("button", { name: words.cart.openEmpty }).first().click();
  await expect(shopOn(page, words, prefix).cart).toContainText(
    CART_WORDS[FRENCH.locale].leftUnnamed(1),
  );
});

test("no name of the other server can end a JSON-LD block for search engines", async ({ page }) => {
  await visit(page, "/menu");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.length).toBeGreaterThan(2);
  for (const block of blocks) JSON.parse(block);
  expect(blocks.join()).toContain("<script>alert(1)</script>".replaceAll("<", "\\u003c"));
});
