import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { CONSENT_WORDS } from "../../apps/web/src/i18n/consent-words.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { needsOn } from "./pages/needs.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const [{ words, prefix }] = LOCALES;
const PATHS = [
  "/",
  "/menu",
  "/checkout",
  "/success",
  "/about",
  "/contact",
  "/blog",
  "/allergens",
  "/legal-notice",
  "/terms-of-service",
  "/privacy-policy",
  "/cookie-policy",
  "/accessibility",
];

/** The rules that a screen breaks, each with the elements that break it. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

for (const scheme of ["light", "dark"] as const)
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme, reducedMotion: "reduce" } as never);

    for (const path of PATHS)
      test(`${path} breaks no rule of accessibility`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

    test("neither do the filter of allergens, and what it makes of menu, dish and cart", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const needs = needsOn(page, words, "fr");
      await shop.openMenu();
      await needs.open();
      expect(await violations(page), "nothing chosen").toEqual([]);
      await needs.avoid("fish");
      await needs.want("vegetarian");
      expect(await violations(page), "chosen").toEqual([]);
      await needs.close();
      await expect(needs.card("Nigiri saumon")).toContainText(needs.own.contains(""));
      expect(await violations(page), "menu").toEqual([]);
      await page.getByRole("link", { name: "Nigiri anguille", exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty();
      expect(await violations(page), "dish").toEqual([]);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: new RegExp(`^${words.product.add}`) })
        .click();
      await expect(shop.cart).toBeVisible();
      expect(await violations(page), "cart").toEqual([]);
    });

    test("neither do the dish, the cart and every tab of the checkout", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.openMenu();
      await page.getByRole("link", { name: "Nigiri saumon", exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page), "dish").toEqual([]);
      await page.keyboard.press("Escape");

      await shop.add("Nigiri anguille");
      expect(await violations(page), "cart").toEqual([]);
      await shop.checkOut();
      expect(await violations(page), "type").toEqual([]);
      await checkout.chooseType("delivery");
      await checkout.goOn();
      expect(await violations(page), "personal, with what is missing").toEqual([]);
      await checkout.fillPersonal();
      await checkout.expectTab("delivery");
      expect(await violations(page), "delivery").toEqual([]);
      await checkout.fillAddress({ address: "3 rue Mercière", postal_code: "69002", city: "Lyon" });
      await checkout.toPayment();
      expect(await violations(page), "payment").toEqual([]);
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(await violations(page), "success").toEqual([]);
    });
  });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`the consent notice in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce", consent: null } as never);

    test("breaks no rule of accessibility", async ({ page }) => {
      await page.goto("/menu");
      await expect(page.getByRole("dialog", { name: CONSENT_WORDS.fr.title })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
