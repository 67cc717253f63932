import { PRODUCT_WORDS } from "../../apps/web/src/i18n/product-words.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

/** A dish whose toppings come with its large bowl alone, of which one is required. */
const MARKET = {
  fr: {
    dish: "Chirashi du marché",
    regular: "Classique",
    large: "Grand bol",
    toppings: "Garnitures",
    omelette: "Omelette roulée",
    allergen: /œufs/i,
  },
  en: {
    dish: "Market chirashi",
    regular: "Regular",
    large: "Large bowl",
    toppings: "Toppings",
    omelette: "Rolled omelette",
    allergen: /eggs/i,
  },
} as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`dependent options in ${locale}`, () => {
    test.use({ locale: browser });
    const dish = MARKET[locale];
    const product = PRODUCT_WORDS[locale];
    const price = (euros: string) => (locale === "fr" ? euros.replace(".", ",") : euros);

    test("an option appears and disappears with the choice, said aloud, and what was chosen comes back", async ({
      page,
    }) => {
      await visit(page, `${prefix}/menu?product=1506`);
      const dialog = page.getByRole("dialog", { name: dish.dish });
      const toppings = dialog.getByRole("group", { name: dish.toppings });
      const more = toppings.getByRole("button", { name: words.stepper.more(dish.omelette) });
      const add = dialog.getByRole("button", { name: product.add });
      await dialog.getByRole("radio", { name: dish.regular }).check();
      await expect(toppings).toBeHidden();
      await expect(add).toContainText(price("15.20"));

      // The keyboard stays on the choice.
      await page.keyboard.press("ArrowDown");
      const large = dialog.getByRole("radio", { name: dish.large });
      await expect(large).toBeFocused();
      const news = dialog.getByRole("status").filter({ hasText: dish.toppings });
      await expect(news).toHaveText(product.appeared(dish.toppings));
      await expect(toppings).toContainText(product.required);
      expect(await violations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);

      await add.click();
      await expect(toppings.getByRole("alert")).toHaveText(product.missing(dish.toppings));
      await more.click();
      await expect(add).toContainText(price("20.90"));
      await expect(dialog).toContainText(dish.allergen);

      await dialog.getByRole("radio", { name: dish.regular }).check();
      await expect(toppings).toBeHidden();
      await expect(news).toHaveText(product.disappeared(dish.toppings));
      await expect(add).toContainText(price("15.20"));
      await expect(dialog).not.toContainText(dish.allergen);

      await large.check();
      await expect(add).toContainText(price("20.90"));
    });

    test("cart, changed line and last look follow the choice", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      await visit(page, `${prefix}/menu?product=1506`);
      const dialog = page.getByRole("dialog", { name: dish.dish });
      const toppings = dialog.getByRole("group", { name: dish.toppings });
      await dialog.getByRole("radio", { name: dish.large }).check();
      await toppings.getByRole("button", { name: words.stepper.more(dish.omelette) }).click();
      await dialog.getByRole("button", { name: product.add }).click();
      await expect(shop.cart).toContainText(`${dish.large}, ${dish.omelette}`);

      await shop.cart.getByRole("button", { name: dish.dish }).first().click();
      await expect(toppings).toBeVisible();
      await dialog.getByRole("radio", { name: dish.regular }).check();
      await dialog.getByRole("button", { name: product.save }).click();
      await expect(dialog).toBeHidden();
      await expect(shop.cart).toContainText(dish.regular);
      await expect(shop.cart).not.toContainText(dish.omelette);

      await visit(page, `${prefix}/checkout?tab=payment`);
      const summary = page.getByRole("complementary", { name: words.checkout.summary });
      await expect(summary).toContainText(dish.regular);
      await expect(summary).not.toContainText(dish.omelette);
    });
  });
