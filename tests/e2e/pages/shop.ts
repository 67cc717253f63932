import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "../hydrated.ts";
import type { Words } from "../words.ts";

/** The menu and the cart, as a guest sees them. */
export function shopOn(page: Page, words: Words, prefix: string) {
  const cart = page.getByRole("dialog", { name: words.cart.title });

  /** Its name goes on where the dish can only be had later: "Ajouter Soupe miso, pour 18 h 30". */
  const addButton = (dish: string, within: Page | Locator = page) =>
    within.getByRole("button", {
      name: new RegExp(`^${RegExp.escape(words.menu.add(dish))}(, |$)`),
    });

  /**
   * Dishes are laid out only when they come into view. `click` alone scrolls and presses without
   * waiting for that layout shift, which may fall between press and release.
   */
  async function pressAdd(dish: string): Promise<void> {
    const button = addButton(dish).first();
    await button.scrollIntoViewIfNeeded();
    await button.click();
  }

  return {
    cart,
    addButton,

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

    /** In the question that a dearer order type asks. */
    async agreeToDelivery(): Promise<void> {
      await page.getByRole("button", { name: words.question.repricing.switch.delivery }).click();
    },

    /** The checkout opens at its second tab where the order type is answered. */
    async checkOut(tab: "type" | "personal" = "type"): Promise<void> {
      await cart.getByRole("link", { name: words.cart.checkout }).click();
      await expect(page.getByRole("heading", { name: words.checkout.headings[tab] })).toBeVisible();
    },
  };
}
