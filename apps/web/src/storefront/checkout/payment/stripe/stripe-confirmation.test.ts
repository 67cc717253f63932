import type { PaymentIntentResult } from "@stripe/stripe-js";
import { expect, test } from "vitest";
import { stripeConfirmation } from "./stripe-confirmation.ts";

const paidAs = (status: string) => ({ paymentIntent: { status } }) as PaymentIntentResult;
const failedAs = (type: string, status?: string) =>
  ({
    error: { type, message: "No.", ...(status && { payment_intent: { status } }) },
  }) as PaymentIntentResult;

test.each(["succeeded", "requires_capture", "processing"])("%s counts as confirmed", (status) => {
  expect(stripeConfirmation(paidAs(status))).toEqual({ kind: "confirmed" });
});

test("a second confirmation of a paid intent counts as confirmed and is not charged again", () => {
  expect(stripeConfirmation(failedAs("invalid_request_error", "succeeded"))).toEqual({
    kind: "confirmed",
  });
});

test.each([
  failedAs("card_error"),
  failedAs("card_error", "requires_payment_method"),
  failedAs("validation_error"),
  failedAs("invalid_request_error", "requires_payment_method"),
])("%j is declined, in Stripe's own words", (result) => {
  expect(stripeConfirmation(result)).toEqual({ kind: "declined", message: "No." });
});

test.each([
  failedAs("api_connection_error"),
  failedAs("api_error"),
  failedAs("rate_limit_error"),
  failedAs("invalid_request_error"),
  paidAs("requires_action"),
])("%j leaves the outcome unknown", (result) => {
  expect(stripeConfirmation(result)).toEqual({ kind: "unknown" });
});
