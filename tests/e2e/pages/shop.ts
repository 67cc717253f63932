import { expect, type Page } from "@playwright/test";
import { visit } from "../hydrated.ts";
import type { Words } from "../words.ts";

/** The menu and the cart, as a guest sees them. */
export function shopOn(page: Page, words: Words, prefix: string) {
  const cart = page.getByRole("dialog", { name: words.cart.title });

  /**
   * Dishes are laid out only when they come into view. `click` alone scrolls and presses without
   * waiting for that layout shift, which may fall between press and release.
   */
  async function pressAdd(dish: string): Promise<void> {
    const button = page.getByRole("button", { name: words.menu.add(dish), exact: true }).first();
    await button.scrollIntoViewIfNeeded();
    await button.click();
  }

  return {
    cart,

    async openMenu(): Promise<void> {
      await visit(page, `${prefix}/menu`);
    },

    /** Adds a dish without required choices; the cart opens automatically. */
    async add(dish: string): Promise<void> {
      await pressAdd(dish);
      await expect(cart).toBeVisible();
    },

    pressAdd,

    async closeCart(): Promise<void> {
      await cart.getByRole("button", { name: words.cart.close }).click();
      await expect(cart).toBeHidden();
    },

    async openCart(count: number): Promise<void> {
      await page
        .getByRole("button", { name: words.cart.open(count) })
        .first()
        .click();
      await expect(cart).toBeVisible();
    },

    async checkOut(): Promise<void> {
      await cart.getByRole("link", { name: words.cart.checkout }).click();
      await expect(page.getByRole("heading", { name: words.checkout.headings.type })).toBeVisible();
    },
  };
}
