import { CART_WORDS } from "../../apps/web/src/i18n/cart-words.ts";
import { violations } from "./axe.ts";
import { dietaryFilterOn } from "./pages/dietary-filter.ts";
import { shopOn } from "./pages/shop.ts";
import { dishesNamed, storeCart } from "./stored-cart.ts";
import { expect, LOCALES, test } from "./test.ts";

const CHIRASHI = "Chirashi de la rivière";
/** The companions of the dish in the sample, in their order. */
const COMPANIONS = {
  fr: ["Soupe miso", "Limonade gingembre"],
  en: ["Miso soup", "Ginger lemonade"],
} as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser, viewport: { width: 390, height: 844 } });
    const own = CART_WORDS[locale].companion;
    const [soup, lemonade] = COMPANIONS[locale];

    test.beforeEach(async ({ context, page, server }) => {
      await storeCart(context, server.url, await dishesNamed(server.url, CHIRASHI));
      await shopOn(page, words, prefix).openMenu();
    });

    test("the cart offers a dish's companion below its lines, once added no other", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      await shop.openCart(1);
      const row = shop.cart.getByRole("region", { name: own.title });
      await expect(row).toContainText(soup);
      await expect(row).toContainText("€");
      expect(await violations(page)).toEqual([]);
      await row.getByRole("button", { name: words.menu.add(soup) }).click();
      await expect(row).toBeHidden();
      await expect(shop.cart.getByRole("listitem").filter({ hasText: soup })).toBeVisible();
      await expect(
        shop.cart.getByRole("button", { name: `${soup} ${CART_WORDS[locale].edit}` }),
      ).toBeFocused();
      await shop.closeCart();
      await page.reload();
      await shop.openCart(2);
      await expect(row).toBeHidden();
    });

    test("a dismissed companion stays away until the cart is a new one", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      await shop.openCart(1);
      const row = shop.cart.getByRole("region", { name: own.title });
      await row.getByRole("button", { name: own.dismiss(soup) }).click();
      await expect(row).toBeHidden();
      await page.reload();
      await expect(shop.cart).toBeVisible();
      await expect(row).toBeHidden();
      await shop.cart.getByRole("button", { name: words.stepper.less("") }).click();
      await shop.cart.getByRole("button", { name: words.cart.undo }).click();
      await shop.closeCart();
      await shop.openCart(1);
      await expect(row).toContainText(soup);
    });

    test("a companion that the guest avoids is not offered, the next one is", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const filter = dietaryFilterOn(page, words, locale);
      await filter.open();
      await filter.avoid("soy");
      await filter.close();
      await shop.openCart(1);
      const row = shop.cart.getByRole("region", { name: own.title });
      await expect(row).toContainText(lemonade);
    });
  });
