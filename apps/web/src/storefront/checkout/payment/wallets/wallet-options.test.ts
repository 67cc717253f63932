import { expect, test } from "vitest";
import { hasWallets, walletOptions } from "./wallet-options.ts";

test("Apple Pay and Google Pay need cards, PayPal needs PayPal, and others never have a button", () => {
  const others = { link: "never", amazonPay: "never", klarna: "never" };
  const cards = { applePay: "auto", googlePay: "auto", paypal: "never" };
  expect(walletOptions(true, false).paymentMethods).toEqual({ ...cards, ...others });
  const paypal = { applePay: "never", googlePay: "never", paypal: "auto" };
  expect(walletOptions(false, true).paymentMethods).toEqual({ ...paypal, ...others });
});

test("an element without available methods has no button", () => {
  const none = { link: false, amazonPay: false, klarna: false, paypal: false, googlePay: false };
  expect(hasWallets({ availablePaymentMethods: undefined })).toBe(false);
  expect(hasWallets({ availablePaymentMethods: { ...none, applePay: false } })).toBe(false);
  expect(hasWallets({ availablePaymentMethods: { ...none, applePay: true } })).toBe(true);
});
