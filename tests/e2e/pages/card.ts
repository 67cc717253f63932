import { expect, type Page } from "@playwright/test";
import { CARD_WORDS } from "../../../apps/web/src/i18n/card-words.ts";
import type { LOCALES } from "../words.ts";
import { checkoutOn, GUEST } from "./checkout.ts";
import { shopOn } from "./shop.ts";

const DISH = { fr: "Nigiri anguille", en: "Eel nigiri" } as const;

/** Card numbers of the demo provider and of Stripe's test mode. */
export const CARDS = {
  succeeds: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  insufficient: "4000 0000 0000 9995",
  authentication: "4000 0025 0000 3155",
} as const;

/** The payment tab with card payment. */
export function cardOn(page: Page, { words, prefix, locale }: (typeof LOCALES)[number]) {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const cardWords = CARD_WORDS[locale];
  const { payment, notices } = words.checkout;
  const panel = page.getByRole("region", { name: cardWords.heading });
  const method = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
  const card = method(`(${payment.card}|${payment.cardOrPaypal})`);

  return {
    panel,
    words: cardWords,
    card,
    cash: method(payment.cashPickup),
    bank: page.getByRole("dialog", { name: cardWords.demo.authentication.title }),
    failedAlert: page.getByRole("alert").filter({ hasText: notices.payment_failed }),
    orderButton: page.getByRole("button", { name: payment.order("").trim() }),

    /** A pickup of one dish, up to the payment tab. */
    async toPayment(email: string, dishes = 1): Promise<void> {
      await shop.openMenu();
      for (let count = 1; count < dishes; count++) {
        await shop.add(DISH[locale]);
        await shop.closeCart();
      }
      await shop.add(DISH[locale]);
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal({ ...GUEST, email });
      // An order whose time has passed is another order when it is tried again.
      await checkout.chooseLaterTime();
      await checkout.toPayment();
    },

    async chooseCard(): Promise<void> {
      await card.check();
      await expect(panel.getByRole("textbox").first()).toBeVisible();
    },

    /** Presses one of the demo's test numbers. */
    async useTestCard(number: string): Promise<void> {
      await panel.getByRole("button", { name: number }).click();
    },

    /** Types into the form of `fake-stripe-js.ts`. */
    async typeCard(number: string): Promise<void> {
      const field = (name: string) => panel.getByRole("textbox", { name });
      await field("Card number").fill(number);
      await field("Expiration date").fill("12 / 34");
      await field("Security code").fill("123");
    },

    order: () => checkout.order(),

    async expectPaid(by: "card" | "demo"): Promise<void> {
      await expect(page).toHaveURL(/\/success$/);
      const { cardPaid, demoPaid } = words.success;
      await expect(page.getByRole("main")).toContainText(by === "demo" ? demoPaid : cardPaid);
    },
  };
}

/**
 * Ignores the browser's reports of refused or missing responses from now on. Other console errors
 * still fail: the returned function checks for them.
 */
export function allowFailedRequests(page: Page): () => void {
  page.removeAllListeners("console");
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  return () => expect(errors, "errors on the browser's console").toEqual([]);
}
