import type { PaymentIntentResult } from "@stripe/stripe-js";
import type { Confirmation } from "../card-session.ts";

/** `processing`: taken, and not yet booked. The server asks Stripe itself before it believes it. */
const PAID: readonly string[] = ["succeeded", "requires_capture", "processing"];

/**
 * What Stripe's answer means. Declined is only what Stripe says of the card or of the person; an
 * answer that says neither leaves it open whether money moved.
 */
export function stripeConfirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  const status = (paymentIntent ?? error?.payment_intent)?.status;
  if (status !== undefined && PAID.includes(status)) return { kind: "confirmed" };
  const isRefused = error?.type === "card_error" || error?.type === "validation_error";
  if (isRefused || status === "requires_payment_method")
    return { kind: "declined", message: error?.message ?? "" };
  return { kind: "unknown" };
}
