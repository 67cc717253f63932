import { visit } from "./hydrated.ts";
import { expect, LOCALES, test } from "./test.ts";

const SENTENCES = {
  fr: {
    beer: "Bière blonde japonaise",
    alcohol: "33\u00a0cl · alcool",
    age: "Boisson alcoolisée (groupe 3), vente interdite aux moins de 18 ans.",
    chicken: "Gyoza poulet",
    origin: "Volaille\u00a0: origine France.",
  },
  en: {
    beer: "Japanese lager",
    alcohol: "33\u00a0cl · alcohol",
    age: "Alcoholic drink (group 3), not sold to anyone under 18.",
    chicken: "Chicken gyoza",
    origin: "Poultry: from France.",
  },
} as const;

for (const { locale, prefix, browser } of LOCALES)
  test.describe(`facts of dishes in ${locale}`, () => {
    test.use({ locale: browser });
    const words = SENTENCES[locale];

    test("a drink has its volume beside the price, and alcohol and meat are explained in the dish", async ({
      page,
    }) => {
      await visit(page, `${prefix}/menu`);
      const card = page.getByRole("listitem").filter({ hasText: words.beer });
      await expect(card).toContainText(words.alcohol);
      await page.getByRole("link", { name: words.beer }).click();
      await expect(page.getByRole("dialog", { name: words.beer })).toContainText(words.age);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: words.chicken }).click();
      await expect(page.getByRole("dialog", { name: words.chicken })).toContainText(words.origin);
    });
  });
