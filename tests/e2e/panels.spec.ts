import type { Page } from "@playwright/test";
import { expectFocusKept } from "./focus-kept.ts";
import { holdScripts } from "./hold-scripts.ts";
import { visit } from "./hydrated.ts";
import { setTime } from "./page-clock.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, IN_MOTION, LOCALES, test } from "./test.ts";

test.use(IN_MOTION);

const DISH = "Bento saumon teriyaki";
/** It has two required choices. */
const COMPOSED = "Chirashi saumon";
const QUERY = "SAUMÔN terïyaki";
const PLAIN = { fr: "Soupe miso", en: "Miso soup" } as const;
/** The only menu served on Sundays. */
const EVENING = "Carte du soir";
const ITEM_ID = 2001;

/** storefront.md §9. */
const MOST_RESULTS = 10;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("an old link to a dish that is gone says so, and links to the menu", async ({ page }) => {
      await visit(page, `${prefix}/menu?product=999999`);
      const gone = page.getByRole("dialog", { name: words.product.gone });
      await gone.getByRole("button", { name: words.cart.emptyAction }).click();
      await expect(gone).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${prefix}/menu$`));
    });

    test("the checkout is preloaded while the cart is open", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await shop.add(PLAIN[locale]);
      for (const part of [/checkout-page-.+\.js$/, new RegExp(`checkout-${locale}-.+\\.js$`)])
        await expect.poll(() => asked.filter((path) => part.test(path))).toHaveLength(1);
    });
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: DISH, exact: true });

test("the URL of a dish opens it; closing it leaves the menu", async ({ page }) => {
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialogOf(page).getByRole("button", { name: words.product.close }).click(),
  ];
  for (const leave of ways) {
    await visit(page, `${prefix}/menu?product=${ITEM_ID}`);
    await expect(dialogOf(page)).toBeVisible();
    await leave();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${prefix}/menu$`));
  }
});

test("a dish traps focus while it is open, and returns it however it is closed", async ({
  page,
}) => {
  await visit(page, `${prefix}/menu`);
  const card = page.getByRole("link", { name: DISH, exact: true });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => dialogOf(page).getByRole("button", { name: words.product.close }).click(),
  ];
  for (const leave of ways) {
    await card.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${prefix}/menu\\?product=${ITEM_ID}$`));
    await expectFocusKept(page, dialogOf(page));
    await leave();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${prefix}/menu$`));
    await expect(card).toBeFocused();
  }
});

test("the cart opens automatically after adding, traps focus and returns it", async ({ page }) => {
  const { cart, openMenu, openCart, closeCart, add } = shopOn(page, words, prefix);
  await openMenu();
  await add(PLAIN.fr);
  await expect(cart.getByRole("listitem").filter({ hasText: PLAIN.fr })).toBeVisible();
  await page.goBack();
  await expect(cart).toBeHidden();

  const button = page.getByRole("button", { name: words.cart.open(1) }).first();
  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack(), closeCart]) {
    await openCart(1);
    await expectFocusKept(page, cart);
    await leave();
    await expect(cart).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${prefix}/menu$`));
  }
});

test("the error of a required choice goes with the choice, and returns with the next press only", async ({
  page,
}) => {
  await visit(page, `${prefix}/menu`);
  await page.getByRole("link", { name: COMPOSED, exact: true }).first().click();
  const dish = page.getByRole("dialog", { name: COMPOSED, exact: true });
  const base = dish.getByRole("group", { name: "Base" });
  const size = dish.getByRole("group", { name: "Taille" });
  const add = dish.getByRole("button", { name: words.product.add });
  await add.click();
  await expect(base.getByRole("alert")).toHaveText(words.product.missing("Base"));
  await base.getByText("Riz vinaigré").click();
  await expect(dish.getByRole("alert")).toHaveCount(0);
  await add.click();
  await expect(size.getByRole("alert")).toHaveText(words.product.missing("Taille"));
  await expect(base.getByRole("alert")).toHaveCount(0);
});

test("a dish that is closed and opened again keeps what was chosen, until it is in the cart", async ({
  page,
}) => {
  const { cart, closeCart } = shopOn(page, words, prefix);
  await visit(page, `${prefix}/menu`);
  const dish = page.getByRole("dialog", { name: COMPOSED, exact: true });
  const open = () => page.getByRole("link", { name: COMPOSED, exact: true }).first().click();
  const rice = dish.getByRole("radio", { name: "Riz complet vinaigré" });
  const note = dish.getByRole("textbox", { name: words.product.note });
  const more = dish.getByRole("button", { name: words.stepper.more(words.product.quantity) });
  await open();
  await dish.getByText("Riz complet vinaigré").click();
  await note.fill("Sans sésame");
  await more.click();
  await dish.getByRole("button", { name: words.product.close }).click();
  // The form is gone once the closing animation is over.
  const { note: name } = words.product;
  await expect(page.getByRole("textbox", { name, includeHidden: true })).toHaveCount(0);

  await open();
  await expect(rice).toBeChecked();
  await expect(note).toHaveValue("Sans sésame");
  await dish.getByText("Classique").click();
  await dish.getByRole("button", { name: words.product.add }).click();
  await expect(cart).toContainText("Sans sésame");
  await closeCart();

  await open();
  await expect(rice).not.toBeChecked();
  await expect(note).toHaveValue("");
});

test("a dish already in the cart increases in quantity; with a note it is a separate line", async ({
  page,
}) => {
  const { cart, openMenu, add, closeCart } = shopOn(page, words, prefix);
  await openMenu();
  for (let times = 0; times < 2; times++) {
    await add(PLAIN.fr);
    await closeCart();
  }
  await page.getByRole("link", { name: PLAIN.fr, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: PLAIN.fr, exact: true });
  await dialog.getByRole("textbox", { name: words.product.note }).fill("sans wasabi");
  await dialog.getByRole("button", { name: new RegExp(`^${words.product.add}`) }).click();
  await expect(cart.getByRole("listitem").filter({ hasText: PLAIN.fr })).toHaveCount(2);
  await expect(cart).toContainText("sans wasabi");
  await closeCart();
  await expect(page.getByRole("button", { name: words.cart.open(3) }).first()).toBeVisible();
});

test("a closed menu links to the one that is open, where there is one", async ({ page }) => {
  const way = page.getByRole("link", { name: `${words.hours.servedNow} ${EVENING}` });
  const heading = page.getByRole("heading", { name: EVENING, exact: true });
  await setTime(page, "2026-11-22T11:30:00Z");
  await visit(page, `${prefix}/menu`);
  await way.focus();
  await page.keyboard.press("Enter");
  await expect(heading).toBeInViewport();
  await setTime(page, "2026-11-22T04:00:00Z");
  await visit(page, `${prefix}/menu?at=dawn`);
  await expect(page.getByRole("main").getByText(words.hours.closedNow)).toHaveCount(2);
  await expect(way).toHaveCount(0);
});

test("the menu is searched from two characters on, ignoring case and accents", async ({ page }) => {
  await visit(page, `${prefix}/menu`);
  const field = page.getByRole("searchbox", { name: words.menu.search });
  const found = page.getByRole("region", { name: words.menu.search });
  await field.fill("ma");
  await expect(found.getByRole("heading")).toHaveCount(MOST_RESULTS);
  const count = Number.parseInt(await found.getByRole("status").innerText(), 10);
  expect(count).toBeGreaterThan(MOST_RESULTS);
  await expect(found.getByRole("status")).toHaveText(words.menu.results(count, "ma", MOST_RESULTS));
  await field.fill(" a ");
  await expect(found).toBeHidden();
  await field.fill(QUERY);
  await expect(found.getByRole("heading", { name: DISH })).toBeVisible();
  await field.fill("xyzzy");
  await expect(found).toContainText(words.menu.noResults("xyzzy"));
  await page.getByRole("button", { name: words.menu.clearSearch }).click();
  await expect(found).toBeHidden();
  await expect(field).toBeFocused();
});

test("a press before hydration is handled after it, once", async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto(`${prefix}/menu`, { waitUntil: "commit" });
  const { cart, closeCart, addButton } = shopOn(page, words, prefix);
  const add = addButton(PLAIN.fr);
  await add.click();
  await add.click();
  letScripts();
  await expect(cart.getByRole("listitem").filter({ hasText: PLAIN.fr })).toHaveCount(1);
  await closeCart();
  await expect(page.getByRole("button", { name: words.cart.open(1) }).first()).toBeVisible();
});

test("text typed before hydration is searched for after it", async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto(`${prefix}/menu`, { waitUntil: "commit" });
  await page.getByRole("searchbox", { name: words.menu.search }).fill(QUERY);
  letScripts();
  const found = page.getByRole("region", { name: words.menu.search });
  await expect(found.getByRole("heading", { name: DISH })).toBeVisible();
});

test("undo of a line removed far down a long cart is visible there", async ({
  page,
  context,
  server,
}) => {
  const { cart, openMenu, openCart } = shopOn(page, words, prefix);
  const menus = await (await fetch(`${server.url}/v2/public/menus`)).json();
  const dishes: { item_id: number; item_name: string; options: object[] }[] = menus.payload
    .flatMap(({ categories }: { categories: { items: object[] }[] }) => categories)
    .flatMap(({ items }: { items: object[] }) => items);
  const simple = dishes.filter(({ options }) => options.length === 0).slice(0, 8);
  const value = simple.map(({ item_id }) => `${item_id.toString(36)}.1`).join("~");
  await context.addCookies([{ name: "cart", value, url: server.url }]);
  await openMenu();
  await openCart(8);
  const name = simple.at(-1)?.item_name ?? "";
  await cart.getByRole("button", { name: words.stepper.less(name) }).click();
  const back = cart.getByRole("button", { name: words.cart.undo });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(cart.getByText(name, { exact: true })).toBeVisible();
});

test("the page does not scroll under a dialog, nor under the one left of two", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  const body = page.locator("body");
  await shop.openMenu();
  await shop.add(PLAIN.fr);
  await shop.cart.getByRole("button", { name: words.orderType.delivery, exact: true }).click();
  await shop.agreeToDelivery();
  const { dialog: picker } = locationOn(page, locale);
  await expect(picker).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await expect(body).toHaveCSS("overflow", "hidden");
  await shop.closeCart();
  await expect(body).toHaveCSS("overflow", "visible");
});

test("a dish added twice in a row opens the cart once: one press closes it", async ({ page }) => {
  const shop = shopOn(page, words, prefix);
  await shop.openMenu();
  const add = shop.addButton(PLAIN.fr).first();
  // Two presses at once, on a machine of any speed: the cart opens half a second after each.
  await add.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(shop.cart).toBeVisible();
  await shop.closeCart();
});
