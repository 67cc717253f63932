import type {
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
} from "@stripe/stripe-js";

/** Height of a button (px); the row in the style sheet is as high. */
const BUTTON_HEIGHT = 48;

/**
 * Apple Pay and Google Pay where the restaurant takes cards, PayPal where it takes PayPal; which of
 * them have a button is up to the Stripe account and the device. One row, so that the height is
 * known before. Nothing is asked for in the sheet that the checkout has asked for.
 */
export function walletOptions(
  takesCards: boolean,
  takesPaypal: boolean,
): StripeExpressCheckoutElementOptions {
  const cards = takesCards ? "auto" : "never";
  return {
    buttonHeight: BUTTON_HEIGHT,
    buttonType: { applePay: "order", googlePay: "order", paypal: "pay" },
    layout: { maxColumns: 2, maxRows: 1, overflow: "auto" },
    paymentMethods: {
      applePay: cards,
      googlePay: cards,
      paypal: takesPaypal ? "auto" : "never",
      link: "never",
      amazonPay: "never",
      klarna: "never",
    },
    paymentMethodOrder: ["apple_pay", "google_pay", "paypal"],
  };
}

/** Whether the element has a button. */
export function hasWallets({
  availablePaymentMethods: methods,
}: Pick<StripeExpressCheckoutElementReadyEvent, "availablePaymentMethods">): boolean {
  return methods !== undefined && Object.values(methods).includes(true);
}
