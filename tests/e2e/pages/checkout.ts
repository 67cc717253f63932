import { expect, type Page } from "@playwright/test";
import type { Words } from "../test.ts";

export const GUEST = {
  first_name: "Zoé",
  last_name: "L’Hôte-Nguyễn",
  email: "zoe@example.org",
  phone: "+33 6 39 98 12 34",
};

/** The five tabs of the checkout. */
export class Checkout {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  async chooseType(type: "pickup" | "delivery"): Promise<void> {
    const name = new RegExp(this.words.orderType[type]);
    await this.page.getByRole("main").getByRole("button", { name }).click();
    await this.expectTab("personal");
  }

  async fillPersonal(guest = GUEST): Promise<void> {
    const { personal, next } = this.words.checkout;
    for (const field of ["first_name", "last_name", "email", "phone"] as const)
      await this.page.getByRole("textbox", { name: personal[field], exact: true }).fill(guest[field]);
    await this.page.getByRole("button", { name: next }).click();
  }

  async fillAddress(place: { address: string; postal_code: string; city: string }): Promise<void> {
    const { address } = this.words.checkout;
    for (const field of ["address", "postal_code", "city"] as const) {
      const name = address[field];
      await this.page.getByRole("textbox", { name, exact: true }).fill(place[field]);
    }
  }

  async toPayment(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.checkout.next }).click();
    await this.expectTab("payment");
  }

  async order(): Promise<void> {
    const name = this.words.checkout.payment.order("").trim();
    await this.page.getByRole("button", { name }).click();
  }

  async expectTab(tab: "personal" | "delivery" | "pickup" | "payment"): Promise<void> {
    const heading = this.page.getByRole("heading", { name: this.words.checkout.headings[tab] });
    await expect(heading).toBeVisible();
  }
}
