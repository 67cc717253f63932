import type { Stripe, StripeElements } from "@stripe/stripe-js";
import type { CardSession } from "../../state/card-session.ts";
import { stripeConfirmation } from "./stripe-confirmation.ts";

/** Stripe Elements as a card session. A call that throws leaves the outcome unknown. */
export function stripeSession(
  stripe: Pick<Stripe, "confirmPayment">,
  elements: StripeElements,
): CardSession {
  return {
    submit: async () => {
      const { error } = await elements.submit().catch(() => ({ error: { type: "", message: "" } }));
      if (!error) return null;
      return error.type === "validation_error" ? "" : (error.message ?? "");
    },
    refresh: async () => {
      const { error } = await elements.fetchUpdates().catch((error) => ({ error }));
      return !error;
    },
    confirm: async (returnUrl) => {
      const paying = stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      });
      return paying.then(stripeConfirmation, () => ({ kind: "unknown" }));
    },
  };
}
