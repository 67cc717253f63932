import type { Stripe, StripeElements } from "@stripe/stripe-js";
import type { CardSession } from "../../state/card-session.ts";
import { stripeSession } from "../stripe/stripe-session.ts";

/** `isAsked`: Stripe was asked to confirm, so it closes the sheet itself. */
export type WalletSession = CardSession & { isAsked: () => boolean };

/**
 * An authorised wallet as a card session. The sheet showed `amount` (cents): after the order was
 * placed the intent is read again, and nothing is confirmed for another amount.
 */
export function walletSession(
  stripe: Pick<Stripe, "confirmPayment" | "retrievePaymentIntent">,
  elements: StripeElements,
  { secret, amount }: { secret: string; amount: number },
): WalletSession {
  const session = stripeSession(stripe, elements);
  let isAsked = false;
  return {
    submit: session.submit,
    refresh: async () => {
      const read = await stripe.retrievePaymentIntent(secret).catch(() => null);
      return read?.paymentIntent?.amount === amount;
    },
    confirm: (...order) => {
      isAsked = true;
      return session.confirm(...order);
    },
    isAsked: () => isAsked,
  };
}
