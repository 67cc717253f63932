import { sampleRestaurant } from "@noren/sample/restaurant.ts";
import { visit } from "./hydrated.ts";
import { startServerWith } from "./site-file.ts";
import { expect, LOCALES, test } from "./test.ts";

/** Where the sample's offers lead, by id: to a dish, or to a heading of the menu. */
const WAYS = {
  fr: { 2: "Carte du soir", 3: "Edamame", 4: "Carte du soir", 5: "Plateaux" },
  en: { 2: "Evening menu", 3: "Edamame", 4: "Evening menu", 5: "Platters" },
} as const;
/** The first of the sample's menu. */
const CATEGORIES = {
  fr: "Bentos et formules, Bols du midi",
  en: "Bento boxes and sets, Lunch bowls",
};
const OF_A_DISH = 3;
const ON_DELIVERY = 1;

const nameOf = (id: number, locale: "fr" | "en") => {
  const offer = sampleRestaurant.offers.find((one) => one.id === id);
  return (locale === "fr" ? offer?.name : offer?.translations.en.name) ?? "";
};

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("home says what is sold and in which town, in the words that search engines are told", async ({
      page,
    }) => {
      await visit(page, `${prefix}/`);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const [kitchen] = blocks
        .map((text) => JSON.parse(text))
        .filter((block) => block["@type"] === "Restaurant");
      expect(kitchen.servesCuisine).toContain("Sushi");
      const hero = page.getByRole("region", { name: words.home.headline.join(" ") });
      for (const cuisine of kitchen.servesCuisine) await expect(hero).toContainText(cuisine);
      await expect(hero.getByText(/bento/i)).toBeVisible();
      await expect(hero.getByText(kitchen.address.addressLocality)).toBeInViewport();
    });

    test("contacts and opening hours stand once on home, and in the footer of other pages", async ({
      page,
    }) => {
      const { contacts, hours } = words.layout;
      const footer = page.getByRole("contentinfo");
      for (const [path, count] of [
        ["/menu", 1],
        ["/", 0],
      ] as const) {
        await visit(page, `${prefix}${path}`);
        await expect(footer.getByRole("heading", { name: contacts })).toHaveCount(count);
        await expect(footer.getByRole("heading", { name: hours })).toHaveCount(count);
      }
      const here = page.getByRole("region", { name: words.home.visit });
      await expect(here.getByRole("link", { name: "+33 4 65 71 20 12" })).toBeVisible();
      await expect(here.getByRole("heading", { name: hours })).toBeVisible();
    });

    test("each offer on home leads to where it applies", async ({ page }) => {
      const offers = page.getByRole("region", { name: words.home.offers });
      for (const [id, way] of Object.entries(WAYS[locale])) {
        await visit(page, `${prefix}/`);
        await offers.getByRole("link", { name: nameOf(Number(id), locale) }).click();
        if (Number(id) === OF_A_DISH)
          await expect(page.getByRole("dialog", { name: way })).toBeVisible();
        else
          await expect(
            page.getByRole("main").getByRole("heading", { name: way, exact: true }),
          ).toBeInViewport();
      }
    });

    test("an offer on deliveries shows the menu for delivery", async ({ page }) => {
      await visit(page, `${prefix}/`);
      await page.getByRole("link", { name: nameOf(ON_DELIVERY, locale) }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/menu$`));
      const toggle = page.getByRole("group", { name: words.orderType.legend });
      await expect(
        toggle.getByRole("button", { name: words.orderType.delivery, pressed: true }),
      ).toBeVisible();
    });

    test("without a sentence of its own home names the first categories", async ({ page }) => {
      const plain = await startServerWith({});
      try {
        await visit(page, `${plain.url}${prefix}/`);
        const hero = page.getByRole("region", { name: words.home.headline.join(" ") });
        await expect(hero).toContainText(CATEGORIES[locale]);
      } finally {
        await page.close();
        await plain.close();
      }
    });
  });
