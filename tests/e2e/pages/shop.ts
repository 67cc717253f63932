import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "../test.ts";

/** The menu and the cart, as a guest sees them. */
export class Shop {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
    private readonly prefix: string,
  ) {}

  async openMenu(): Promise<void> {
    await this.page.goto(`${this.prefix}/menu`);
  }

  get cart(): Locator {
    return this.page.getByRole("dialog", { name: this.words.cart.title });
  }

  /** Adds a dish that asks for nothing; the cart opens by itself. */
  async add(dish: string): Promise<void> {
    const button = this.page.getByRole("button", { name: this.words.menu.add(dish), exact: true });
    await button.first().click();
    await expect(this.cart).toBeVisible();
  }

  async closeCart(): Promise<void> {
    await this.cart.getByRole("button", { name: this.words.cart.close }).click();
    await expect(this.cart).toBeHidden();
  }

  async checkOut(): Promise<void> {
    await this.cart.getByRole("link", { name: this.words.cart.checkout }).click();
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}
