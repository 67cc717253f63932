import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { keysOn } from "./pages/keys.ts";
import { shopOn } from "./pages/shop.ts";
import { SCREENS } from "./screens.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const PHONE = "+33 4 65 71 20 12";
const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;
/** A third of a phone's screen of 844 px. */
const FOOTER_PX = 281;
const LONG = "Au Petit Pavillon des Saveurs du Pays du Soleil Levant";

for (const { locale, prefix, words, browser } of LOCALES)
  for (const screen of ["phone", "desktop"] as const)
    test.describe(`in ${locale} on a ${screen}`, () => {
      test.use({ ...SCREENS[screen], locale: browser });

      test("the checkout's header has the restaurant, the menu, the telephone and the language, and nothing else; its footer is low", async ({
        page,
      }) => {
        const shop = shopOn(page, words, prefix);
        await shop.openMenu();
        await shop.add(DISHES[locale]);
        await shop.checkOut();
        const banner = page.getByRole("banner");
        const names = await banner
          .getByRole("link")
          .evaluateAll((links) =>
            links.map((link) => link.getAttribute("aria-label") ?? link.textContent),
          );
        const languages = ["Français", "English"];
        const others = languages.filter((name) => (name === "Français") !== (locale === "fr"));
        expect(names).toEqual([
          words.titles.menu,
          words.layout.goHome("Kawabe"),
          PHONE,
          ...(screen === "phone" ? others : languages),
        ]);
        await expect(banner.getByRole("button")).toHaveCount(0);
        await expect(banner.getByRole("navigation")).toHaveCount(0);
        await expect(banner.getByRole("link", { name: PHONE })).toHaveAttribute(
          "href",
          "tel:+33465712012",
        );
        const footer = page.getByRole("contentinfo");
        await expect(footer.getByRole("heading")).toHaveCount(0);
        expect((await footer.boundingBox())?.height).toBeLessThan(FOOTER_PX);
        await expect(
          footer.getByRole("link", { name: words.titles["terms-of-service"] }),
        ).toBeVisible();

        await banner.getByRole("link", { name: words.titles.menu }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/menu$`));
        await expect(banner.getByRole("button", { name: words.cart.open(1) })).toBeVisible();
      });
    });

const { prefix, words, browser } = FRENCH;

test.describe("on a desktop", () => {
  test.use({ ...SCREENS.desktop, locale: browser });

  test("Tab goes from the skip link through the checkout's header, and the skip link to the steps", async ({
    page,
  }) => {
    const keys = keysOn(page);
    const shop = shopOn(page, words, prefix);
    await shop.openMenu();
    await shop.add(DISHES.fr);
    await shop.checkOut();
    await visit(page, `${prefix}/checkout?tab=personal`);
    const banner = page.getByRole("banner");
    const skip = page.getByRole("link", { name: words.layout.skip });
    const stops = [skip, banner.getByRole("link", { name: words.titles.menu })];
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(
      page
        .getByRole("navigation", { name: words.checkout.steps })
        .getByRole("button", { name: words.checkout.stepNames.type }),
    ).toBeFocused();
    await visit(page, `${prefix}/checkout?tab=personal`);
    await expect(page.getByRole("complementary")).toContainText(DISHES.fr);
    expect(await keys.missed()).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ locale: browser });

  test("an error page of the checkout keeps its header and the telephone", async ({ page }) => {
    page.removeAllListeners("console");
    await visit(page, `${prefix}/checkout?tab=dessert`);
    await expect(page.getByRole("main")).toContainText("Invalid tab");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: PHONE })).toBeVisible();
    await expect(banner.getByRole("link", { name: words.layout.goHome("Kawabe") })).toBeVisible();
  });

  test("a long name of the restaurant leaves room for the ways of the header", async ({ page }) => {
    await page.route(/\/checkout/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("Kawabe", LONG);
      await route.fulfill({ response, body });
    });
    await visit(page, `${prefix}/checkout`);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
  });
});
