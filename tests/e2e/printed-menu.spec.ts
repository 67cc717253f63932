import { visit } from "./hydrated.ts";
import { expect, LOCALES, test } from "./test.ts";

/**
 * Sheets of A4 for the sample restaurant: a menu to hand out is one sheet, printed on both sides.
 */
const MOST_PAGES = 2;

test.use({ consent: null });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("the menu prints on two pages, every dish with its price, without buttons, pictures or bars", async ({
      page,
    }) => {
      await visit(page, `${prefix}/menu`);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);

      await page.emulateMedia({ media: "print" });
      for (const role of ["button", "img", "banner", "contentinfo", "dialog", "search"] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.titles.menu);
      const dishes = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 4 }) });
      const texts = await dishes.allInnerTexts();
      expect(texts.length).toBeGreaterThan(50);
      for (const text of texts) expect(text).toMatch(/\d[.,]\d\d/);
    });
  });
