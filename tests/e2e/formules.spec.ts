import { CART_WORDS } from "../../apps/web/src/i18n/cart-words.ts";
import { DIETARY_WORDS } from "../../apps/web/src/i18n/dietary-words.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

const FORMULE = 2401;
const DISHES = {
  fr: {
    formule: "Formule de la rive",
    starter: "Chou au sésame",
    main: "California saumon avocat",
    beer: "Bière blonde japonaise +1,50\u00a0€",
    beerName: "Bière blonde japonaise",
    water: "Eau de source",
    contains: "Contient\u00a0: céréales contenant du gluten.",
    volume: "33\u00a0cl · alcool",
    low: "5,5\u00a0%",
    middle: "10\u00a0%",
    high: "20\u00a0%",
  },
  en: {
    formule: "Riverside set",
    starter: "Sesame cabbage",
    main: "Salmon avocado California",
    beer: "Japanese lager +\u2060€1.50",
    beerName: "Japanese lager",
    water: "Spring water",
    contains: "Contains: cereals containing gluten.",
    volume: "33\u00a0cl · alcohol",
    low: "5.5%",
    middle: "10%",
    high: "20%",
  },
} as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`a formule in ${locale}`, () => {
    test.use({ locale: browser, viewport: { width: 390, height: 844 } });
    const dishes = DISHES[locale];

    test("is put together dish by dish by keyboard, and its total runs along", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      await visit(page, `${prefix}/menu?product=${FORMULE}`);
      const dialog = page.getByRole("dialog", { name: dishes.formule });
      const submit = dialog.getByRole("button", { name: words.product.add });

      const declared = dialog.getByText(DIETARY_WORDS[locale].declaredHint);
      await expect(dialog.getByRole("radio").first()).toBeVisible();
      await expect(declared, "an empty formule is not free of allergens").toBeHidden();
      await submit.click();
      await expect(dialog.getByRole("alert")).toHaveCount(1);
      await expect(dialog.getByRole("radio").first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(dialog.getByRole("radio", { name: dishes.starter, exact: true })).toBeChecked();
      await expect(declared).toBeVisible();
      await dialog.getByRole("radio", { name: dishes.main, exact: true }).press("Space");
      const beer = dialog.getByRole("radio", { name: dishes.beer, exact: true });
      await beer.press("Space");
      await expect(beer).toHaveAccessibleDescription(new RegExp(dishes.contains));
      await expect(beer).toHaveAccessibleDescription(new RegExp(dishes.volume));
      await expect(submit).toContainText(locale === "fr" ? "13,40" : "13.40");
      expect(await violations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);

      await submit.press("Enter");
      const line = shop.cart.getByRole("listitem").filter({ hasText: dishes.formule });
      for (const dish of [dishes.starter, dishes.main, dishes.beerName])
        await expect(line.getByRole("listitem").filter({ hasText: dish })).toBeVisible();
    });

    test("has the VAT of each of its dishes, also after a dish was changed", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      await visit(page, `${prefix}/menu?product=${FORMULE}`);
      const dialog = page.getByRole("dialog", { name: dishes.formule });
      for (const dish of [dishes.starter, dishes.main, dishes.beer])
        await dialog.getByRole("radio", { name: dish, exact: true }).check();
      await dialog.getByRole("button", { name: words.product.add }).click();
      await shop.cart.getByText(words.cart.taxDetail).click();
      const rates = shop.cart.getByRole("rowheader");
      await expect(rates).toHaveText([dishes.middle, dishes.high]);

      const edit = `${dishes.formule} ${CART_WORDS[locale].edit}`;
      await shop.cart.getByRole("button", { name: edit }).click();
      await expect(dialog.getByRole("radio", { name: dishes.beer, exact: true })).toBeChecked();
      await dialog.getByRole("radio", { name: dishes.water, exact: true }).check();
      await dialog.getByRole("button", { name: words.product.save }).click();
      await expect(rates).toHaveText([dishes.low, dishes.middle]);
    });
  });
