import { LOCATION_MODAL_CLOSE_MS } from "@noren/ordering/constants.ts";
import { expect, type Page } from "@playwright/test";
import { en } from "../../../apps/web/src/i18n/en.ts";
import { fr } from "../../../apps/web/src/i18n/fr.ts";
import { LOCATION_WORDS } from "../../../apps/web/src/i18n/location-words.ts";
import type { Locale } from "../../../packages/contract/src/locales.ts";
import { passTime, stopTime } from "../page-clock.ts";

/** The location picker, as a guest sees it. */
export function locationOn(page: Page, locale: Locale) {
  const words = LOCATION_WORDS[locale];
  const { cart, orderType } = locale === "fr" ? fr : en;
  const dialog = page.getByRole("dialog", { name: words.title });
  const field = dialog.getByRole("combobox", { name: words.address });
  const options = dialog.getByRole("option");

  async function lookUp(address: string): Promise<void> {
    await field.fill(address);
    // Earlier results stay until the answer arrives.
    await expect(field).not.toHaveAttribute("aria-busy");
    await expect(options.first()).toBeVisible();
  }

  return {
    words,
    dialog,
    field,
    options,

    /** In the header, or above the menu on phones: by its current text. */
    chip: (place: string) =>
      page.getByRole("button", { name: place, exact: true }).and(page.locator("[aria-haspopup]")),

    /** From the menu: first delivery, then the location. */
    async openFromMenu(): Promise<void> {
      await page.getByRole("button", { name: orderType.delivery, exact: true }).click();
      await page.getByRole("button", { name: cart.where, exact: true }).click();
      await expect(field).toBeVisible();
    },

    async type(text: string): Promise<void> {
      await field.fill(text);
    },

    lookUp,

    async choose(address: string): Promise<void> {
      await lookUp(address);
      await options.first().click();
    },

    /**
     * A choice closes the dialog; messages shown until then are read with the page's clock stopped.
     */
    async expectShown(choose: () => Promise<void>, ...said: (string | RegExp)[]): Promise<void> {
      await stopTime(page);
      await choose();
      for (const words of said) await expect(dialog).toContainText(words);
      await passTime(page, LOCATION_MODAL_CLOSE_MS);
      await expect(dialog).toBeHidden();
    },

    async expectClosed(): Promise<void> {
      await expect(dialog).toBeHidden();
    },
  };
}
