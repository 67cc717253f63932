import { reload, visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { locationOn } from "./pages/location.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { headings, steps, stepNames, back } = words.checkout;
    const { pickup, delivery, legend } = words.orderType;

    test("an order type chosen on the menu is not asked again: its tab is done, and can be opened", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await page.getByRole("group", { name: legend }).getByText(delivery).click();
      await shop.add(DISHES[locale]);
      await expect(shop.cart.getByRole("group", { name: legend })).toHaveCount(0);
      await shop.checkOut("personal");
      const bar = page.getByRole("navigation", { name: steps });
      await expect(bar.getByRole("listitem")).toHaveCount(5);
      await expect(bar.getByRole("listitem").first()).toContainText(words.checkout.stepDone);

      await page.getByRole("button", { name: back, exact: true }).click();
      await expect(page.getByRole("heading", { name: headings.type })).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("button", { name: delivery, pressed: true }),
      ).toBeVisible();
      await reload(page);
      await expect(page.getByRole("heading", { name: headings.type })).toBeVisible();
      await checkout.chooseType("pickup");
      await bar.getByRole("button", { name: stepNames.type }).click();
      await expect(page.getByRole("heading", { name: headings.type })).toBeVisible();
    });

    test("the answered order type is a chip in cart and checkout that opens the choice in one press", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const location = locationOn(page, locale);
      const main = page.getByRole("main");
      await visit(page, `${prefix}/`);
      await main.getByRole("link", { name: new RegExp(`^${pickup}`) }).click();
      await shop.add(DISHES[locale]);
      await shop.cart.getByRole("button", { name: pickup, exact: true }).click();
      await location.choose("12 rue X, 69100 Villeurbanne");
      await shop.agreeToDelivery();
      await location.expectClosed();
      const chip = `${delivery} · 12 rue X`;
      await expect(shop.cart.getByRole("button", { name: chip, exact: true })).toBeFocused();

      await shop.checkOut("personal");
      await main.getByRole("button", { name: chip, exact: true }).click();
      await location.dialog.getByRole("button", { name: new RegExp(pickup) }).click();
      await location.expectClosed();
      await expect(main.getByRole("button", { name: pickup, exact: true })).toBeFocused();
      await checkout.fillPersonal();
      await checkout.expectTab("pickup");
      await checkout.toPayment();
      await main.getByRole("button", { name: pickup, exact: true }).click();
      await location.choose("12 rue X, 69100 Villeurbanne");
      await shop.agreeToDelivery();
      await location.expectClosed();
      await checkout.expectTab("payment");
      await expect(main.getByRole("button", { name: chip, exact: true })).toBeVisible();
    });

    test("after an order the next one is asked for its type", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await page.getByRole("group", { name: legend }).getByText(pickup).click();
      await shop.add(DISHES[locale]);
      await shop.checkOut("personal");
      await checkout.fillPersonal({ ...GUEST, email: `type-${crypto.randomUUID()}@example.org` });
      await checkout.toPayment();
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      await shop.openMenu();
      await shop.add(DISHES[locale]);
      await expect(shop.cart.getByRole("group", { name: legend })).toBeVisible();
      await shop.checkOut("type");
    });
  });
