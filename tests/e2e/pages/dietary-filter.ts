import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Allergen } from "@noren/ordering/declarations.ts";
import { expect, type Page } from "@playwright/test";
import { DIETARY_WORDS } from "../../../apps/web/src/i18n/dietary-words.ts";
import type { Words } from "../words.ts";

/** The dietary filter, as a guest sees it on the menu. */
export function dietaryFilterOn(page: Page, words: Words, locale: Locale) {
  const own = DIETARY_WORDS[locale];
  const dialog = page.getByRole("dialog", { name: own.title });
  const box = (name: string) => dialog.getByRole("checkbox", { name, exact: true });
  const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

  return {
    dialog,
    own,

    async open(): Promise<void> {
      await page.getByRole("button", { name: words.menu.filter }).click();
      await expect(dialog).toBeVisible();
    },

    async avoid(allergen: Allergen): Promise<void> {
      await box(capitalised(ALLERGEN_WORDS[locale][allergen])).check();
    },

    async want(diet: keyof Words["diets"]): Promise<void> {
      await box(words.diets[diet]).check();
    },

    async close(): Promise<void> {
      await dialog.getByRole("button", { name: own.close }).click();
      await expect(dialog).toBeHidden();
    },

    /** The first card of a dish. */
    card: (dish: string) =>
      page
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: dish, exact: true }) })
        .first(),
  };
}
