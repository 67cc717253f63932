import type { PaymentIntentResult } from "@stripe/stripe-js";
import type { Confirmation } from "../../state/card-session.ts";

/** `processing`: accepted but not booked yet. The server verifies it with Stripe. */
const PAID: readonly string[] = ["succeeded", "requires_capture", "processing"];

/**
 * Maps Stripe's answer. Declined are only errors about the card or the payer; any other error
 * leaves it unknown whether the card was charged.
 */
export function stripeConfirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  const status = (paymentIntent ?? error?.payment_intent)?.status;
  if (status !== undefined && PAID.includes(status)) return { kind: "confirmed" };
  const isRefused = error?.type === "card_error" || error?.type === "validation_error";
  if (isRefused || status === "requires_payment_method")
    return { kind: "declined", message: error?.message ?? "" };
  return { kind: "unknown" };
}
