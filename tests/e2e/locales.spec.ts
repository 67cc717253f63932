import { testClockOffset } from "../support/test-clock.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerWith } from "./site-file.ts";
import { expect, LOCALES, test } from "./test.ts";

const DAY_S = 86_400;
const TITLES = { fr: "Kawabe · Sushi · Cuisine japonaise", en: "Home" } as const;
const PRICED = {
  fr: { dish: "Bento saumon teriyaki", price: "14,50 €", hours: "11 h 30 – 14 h 30" },
  en: { dish: "Salmon teriyaki bento", price: "€14.50", hours: "11:30 – 14:30" },
} as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale: browser });
    const [other] = LOCALES.filter((known) => known.locale !== locale);
    if (!other) throw new Error("there are two languages");

    test("gets its language, with its format of prices and times", async ({ page }) => {
      const { dish, price, hours } = PRICED[locale];
      await visit(page, "/");
      await expect(page).toHaveURL(new RegExp(`${prefix}/$`));
      await expect(page).toHaveTitle(TITLES[locale]);
      await page.getByRole("link", { name: words.home.wholeMenu }).click();
      const card = page.getByRole("listitem").filter({ hasText: dish }).first();
      await expect(card).toContainText(price);
      await expect(page.getByRole("main")).toContainText(hours);
    });

    test("a dish that its language does not find is found by its name in the other one", async ({
      page,
    }) => {
      const [typed, found] =
        locale === "fr"
          ? ["prawn tempura", "Tempura de crevettes"]
          : ["crevettes", "Prawn tempura"];
      await visit(page, `${prefix}/menu`);
      await page.getByRole("searchbox", { name: words.menu.search }).fill(typed);
      const results = page.getByRole("region", { name: words.menu.search });
      await expect(results.getByRole("link", { name: found })).toBeVisible();
    });

    test("gets its home page at / without a redirect, under its own address", async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
      });
      await visit(page, "/?utm_source=poster#offers");
      await expect(page).toHaveURL(new RegExp(`${prefix}/\\?utm_source=poster#offers$`));
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      expect(requested).toEqual(["/"]);
    });

    test("that switches the language keeps it for a year, with its cart", async ({
      page,
      context,
    }) => {
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await shop.add(locale === "fr" ? "Soupe miso" : "Miso soup");
      await shop.closeCart();

      const footer = page.getByRole("contentinfo");
      await footer.getByRole("link", { name: NAMES[other.locale] }).click();
      await expect(page).toHaveURL(new RegExp(`${other.prefix}/menu$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.words.titles.menu);
      await expect(page.locator("html")).toHaveAttribute("lang", other.locale);
      await expect(
        page.getByRole("button", { name: other.words.cart.open(1) }).first(),
      ).toBeVisible();

      const cookie = (await context.cookies()).find(({ name }) => name === "locale");
      expect(cookie?.value).toBe(other.locale);
      // The browser keeps its cookies by the machine's clock.
      const machineNow = Date.now() - testClockOffset();
      const days = ((cookie?.expires ?? 0) - machineNow / 1000) / DAY_S;
      expect(Math.round(days)).toBe(365);

      await visit(page, "/");
      await expect(page).toHaveTitle(TITLES[other.locale]);
    });

    test("that switches the language stays at its tab of the checkout, with its query", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      await shop.openMenu();
      await shop.add(locale === "fr" ? "Soupe miso" : "Miso soup");
      await shop.checkOut();
      await checkoutOn(page, words).chooseType("pickup");
      const { personal } = words.checkout;
      await page.getByRole("textbox", { name: personal.first_name }).fill("Aïcha");
      const header = page.getByRole("banner");
      await header.getByRole("link", { name: NAMES[other.locale] }).click();
      await expect(page).toHaveURL(new RegExp(`${other.prefix}/checkout\\?tab=personal$`));
      const { headings, personal: labels } = other.words.checkout;
      await expect(page.getByRole("heading", { name: headings.personal })).toBeVisible();
      await expect(page.getByRole("textbox", { name: labels.first_name })).toHaveValue("Aïcha");
    });

    test("that switches the language on a scrolled menu stays there", async ({ page }) => {
      await visit(page, `${prefix}/menu?utm_source=poster`);
      await page.getByRole("heading", { level: 3 }).nth(2).scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: words.layout.openNav }).click();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(300);
      const nav = page.getByRole("dialog", { name: words.layout.mainNav });
      await nav.getByRole("link", { name: NAMES[other.locale] }).click();
      await expect(page).toHaveURL(new RegExp(`${other.prefix}/menu\\?utm_source=poster$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.words.titles.menu);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
    });

    test("gets the only language of a restaurant with one, and no switcher", async ({ page }) => {
      const french = await startServerWith({ locales: { available: ["fr"] } });
      try {
        await visit(page, `${french.url}/`);
        await expect(page).toHaveURL(`${french.url}/`);
        // Nothing says what this restaurant sells.
        await expect(page).toHaveTitle("Kawabe");
        const language = LOCALES[0].words.layout.language;
        await expect(page.getByRole("list", { name: language })).toHaveCount(0);
        await visit(page, `${french.url}/en/menu`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Menu");
      } finally {
        await page.close();
        await french.close();
      }
    });
  });

const NAMES = { fr: "Français", en: "English" } as const;
