import { allergenSentence } from "@noren/contract/allergen-words.ts";
import type { Locator, Page } from "@playwright/test";
import { CART_WORDS } from "../../apps/web/src/i18n/cart-words.ts";
import { violations } from "./axe.ts";
import { reload, visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { dietaryFilterOn } from "./pages/dietary-filter.ts";
import { keysOn } from "./pages/keys.ts";
import { shopOn } from "./pages/shop.ts";
import { dishesOf, storeCart } from "./stored-cart.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

/** What a phone shows of a list without scrolling much, in px. */
const HEIGHT = 500;
const LINES = 6;
/** The smallest comfortable target, in px. */
const TARGET = 44;

const COMPOSED = {
  fr: {
    dish: "Chirashi saumon",
    rice: "Riz complet vinaigré",
    base: "Riz vinaigré",
    size: "Classique",
  },
  en: {
    dish: "Salmon chirashi",
    rice: "Seasoned brown rice",
    base: "Seasoned sushi rice",
    size: "Regular",
  },
} as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser, viewport: { width: 390, height: 844 } });
    const own = CART_WORDS[locale];

    /** The lines that can be changed, in the cart or beside the checkout. */
    const rowsOf = (list: Locator) =>
      list
        .getByRole("listitem")
        .filter({ has: list.page().getByRole("button", { name: own.edit }) });

    async function expectDense(list: Locator): Promise<void> {
      const rows = rowsOf(list);
      await expect(rows).toHaveCount(12);
      const boxes = await rows.evaluateAll((lines) =>
        lines.map((line) => line.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect((boxes[LINES - 1]?.bottom ?? Infinity) - (boxes[0]?.top ?? 0)).toBeLessThanOrEqual(
        HEIGHT,
      );
      for (const name of [words.stepper.less(""), words.stepper.more("")]) {
        const box = await rows.first().getByRole("button", { name }).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET);
      }
      await expect(rows.first()).toContainText(/€/);
    }

    test("six dishes with choices fit into 500 px of the cart and of the last look, twelve are sound", async ({
      page,
      context,
      server,
    }) => {
      const shop = shopOn(page, words, prefix);
      const composed = (await dishesOf(server.url)).filter(({ options }) => options.length > 0);
      await storeCart(context, server.url, composed.slice(0, 12));
      await shop.openMenu();
      await shop.openCart(12);
      await expectDense(shop.cart);
      expect(await violations(page), "cart").toEqual([]);
      expect(await layoutFaults(page), "cart").toEqual([]);

      await visit(page, `${prefix}/checkout?tab=payment`);
      const summary = page.getByRole("complementary", { name: words.checkout.summary });
      await expectDense(summary);
      expect(await layoutFaults(page), "last look").toEqual([]);
    });

    test("allergens are folded in the cart and unfolded at the last look; a conflict stays in words", async ({
      page,
      context,
      server,
    }) => {
      const shop = shopOn(page, words, prefix);
      const filter = dietaryFilterOn(page, words, locale);
      const dish = locale === "fr" ? "Soupe miso" : "Miso soup";
      const stated = `${dish} — ${allergenSentence(
        {
          contains: ["fish", "soy"],
          may_contain: ["gluten", "crustaceans", "molluscs"],
          is_unknown: false,
          diets: [],
        },
        locale,
      )}`;
      const found = (await dishesOf(server.url)).filter(
        ({ item_name }) => item_name === "Soupe miso",
      );
      await storeCart(context, server.url, found);
      await shop.openMenu();
      await filter.open();
      await filter.avoid("soy");
      await filter.close();
      await shop.openCart(1);
      const statement = shop.cart.getByText(stated, { exact: true });
      await expect(statement).toBeHidden();
      const conflict = filter.own.conflict(filter.own.contains(ALLERGENS[locale]));
      await expect(rowsOf(shop.cart)).toContainText(conflict);
      await shop.cart.getByText(own.allergens, { exact: true }).click();
      await expect(statement).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await visit(page, `${prefix}/checkout?tab=payment`);
      await expect(page.getByText(stated, { exact: true })).toBeVisible();
      await expect(rowsOf(page.getByRole("complementary"))).toContainText(conflict);
    });

    test("a line of the cart is changed where it is, and merges with its equal", async ({
      page,
    }) => {
      const { dish, rice, base, size } = COMPOSED[locale];
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      const form = page.getByRole("dialog", { name: dish, exact: true });
      const note = form.getByRole("textbox", { name: words.product.note });
      const save = form.getByRole("button", { name: words.product.save });
      const line = (details: string) =>
        shop.cart.getByRole("listitem").filter({ hasText: details });
      const edit = (row: Locator) => row.getByRole("button", { name: `${dish} ${own.edit}` });
      for (const grain of [base, rice]) {
        await page.getByRole("link", { name: dish, exact: true }).first().click();
        await form.getByText(grain, { exact: true }).click();
        await form.getByText(size, { exact: true }).click();
        await form.getByRole("button", { name: words.product.add }).click();
        await expect(shop.cart).toBeVisible();
        await shop.closeCart();
      }
      await shop.openCart(2);

      // Cancelled: nothing changes.
      await edit(line(rice)).click();
      await expect(form.getByRole("radio", { name: rice })).toBeChecked();
      expect(await violations(page), "the opened line").toEqual([]);
      await form.getByText(base, { exact: true }).click();
      await form.getByRole("button", { name: words.product.close }).click();
      await expect(form).toBeHidden();
      await expect(edit(line(rice))).toBeFocused();
      await expect(rowsOf(shop.cart)).toHaveCount(2);

      // Saved: choices, note and price; also after a reload.
      await edit(line(rice)).click();
      await note.fill("Sans sésame");
      await form.getByRole("button", { name: words.stepper.more(words.product.quantity) }).click();
      const price = (await save.textContent())?.replace(words.product.save, "") ?? "";
      await save.click();
      await expect(form).toBeHidden();
      await expect(edit(line("Sans sésame"))).toBeFocused();
      await expect(line("Sans sésame")).toContainText(rice);
      await expect(line("Sans sésame")).toContainText(price);
      await reload(page);
      await expect(shop.cart).toBeVisible();
      await edit(line("Sans sésame")).click();
      await expect(note).toHaveValue("Sans sésame");

      // Open while the page is loaded again: it is open afterwards, over the cart.
      await reload(page);
      await expect(note).toHaveValue("Sans sésame");
      await form.getByText(base, { exact: true }).click();
      await note.fill(" ");
      await save.click();
      await expect(form).toBeHidden();
      await expect(shop.cart).toBeVisible();
      await expect(rowsOf(shop.cart)).toHaveCount(1);
      await expect(edit(rowsOf(shop.cart))).toBeFocused();
      await expect(rowsOf(shop.cart).getByText("3", { exact: true })).toBeVisible();
    });

    test("a line of the last look is changed there; one whose dish is off sale says so", async ({
      page,
      context,
      server,
    }) => {
      const composed = (await dishesOf(server.url)).filter(
        ({ item_name }) => item_name === COMPOSED.fr.dish,
      );
      const { dish } = COMPOSED[locale];
      await storeCart(context, server.url, composed);
      await visit(page, `${prefix}/checkout?tab=payment`);
      const summary = page.getByRole("complementary", { name: words.checkout.summary });
      const form = page.getByRole("dialog", { name: dish, exact: true });
      await summary.getByRole("button", { name: own.edit }).click();
      await form.getByRole("textbox", { name: words.product.note }).fill("Sans sésame");
      await form.getByRole("button", { name: words.product.save }).click();
      await expect(form).toBeHidden();
      await expect(summary).toContainText("Sans sésame");
      await expect(summary.getByRole("button", { name: own.edit })).toBeFocused();
      await checkoutOn(page, words).expectTab("payment");

      await summary.getByRole("button", { name: own.edit }).click();
      await expect(form).toBeVisible();
      await takeOffSale(page);
      await reload(page);
      const gone = page.getByRole("dialog", { name: words.product.gone });
      await expect(gone).toBeVisible();
      await gone.getByRole("button", { name: words.product.close }).click();
      await expect(gone).toBeHidden();
      await expect(page.getByRole("main")).toContainText(CART_WORDS[locale].left(1, dish));
    });
  });

const ALLERGENS = { fr: "soja", en: "soybeans" } as const;

/** From now on the pages come with menus that are not on sale. */
async function takeOffSale(page: Page): Promise<void> {
  await page.route(/\/checkout/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      '"menu_is_available":true',
      '"menu_is_available":false',
    );
    await route.fulfill({ response, body });
  });
}

const { prefix, words, browser } = FRENCH;
test.use({ locale: browser });

test("a line is changed with the keyboard alone", async ({ page, context, server }) => {
  const keys = keysOn(page);
  const shop = shopOn(page, words, prefix);
  const [dish] = (await dishesOf(server.url)).filter(({ options }) => options.length === 0);
  if (!dish) throw new Error("The sample has no dish without options");
  await storeCart(context, server.url, [dish]);
  await shop.openMenu();
  await shop.openCart(1);
  await keys.press(shop.cart.getByRole("button", { name: CART_WORDS.fr.edit }));
  const form = page.getByRole("dialog", { name: dish.item_name, exact: true });
  await keys.type(form.getByRole("textbox", { name: words.product.note }), "Bien chaud");
  await keys.press(form.getByRole("button", { name: words.product.save }));
  await expect(form).toBeHidden();
  await expect(shop.cart).toContainText("Bien chaud");
  await expect(shop.cart.getByRole("button", { name: CART_WORDS.fr.edit })).toBeFocused();
});
