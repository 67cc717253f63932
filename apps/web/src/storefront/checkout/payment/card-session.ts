import type { OrderPlaced } from "@noren/contract/checkout.ts";
import type { Cents } from "@noren/ordering/money.ts";

/**
 * A provider's form on the page, ready to pay. One flow (pay-order.ts) drives them all; what a
 * provider needs beside it stays in its own folder.
 */
export type CardSession = {
  /** Begun within the press itself, as wallets ask. Gives what is wrong; "" where the form shows it. */
  submit: () => Promise<string | null>;
  /** Reads the intent again: the server may have changed its amount. False where that failed. */
  refresh: () => Promise<boolean>;
  /** Confirms the payment; leaves the page for the bank's, and for `returnUrl`, where that asks. */
  confirm: (returnUrl: string, ordered: Ordered) => Promise<Confirmation>;
};

/** The order that is being paid, and whether the server knows it as paid by now. */
export type Ordered = { placed: OrderPlaced; isPaid: () => Promise<boolean> };

export type Confirmation =
  /** The provider says that it is paid, or about to be. */
  | { kind: "confirmed" }
  /** Nothing was charged. `message` is the provider's own sentence, "" where it has none. */
  | { kind: "declined"; message: string }
  /** The answer was lost: only the server can tell. */
  | { kind: "unknown" };

/** What the provider's form works on (storefront.md §3, Card session). */
export type CardIntent = {
  customer_id: string;
  client_secret: string;
  payment_intent_id: string;
  /** The attempt that it pays. */
  local_id: string;
};

/** What every provider's form is given; the functions stay the same for as long as it is shown. */
export type CardFormProps = {
  /** Null while it is asked for: the form can be brought up meanwhile. */
  intent: CardIntent | null;
  /** What is to be paid. */
  total: Cents;
  onReady: (session: CardSession) => void;
  /** The form could not be brought up. */
  onFailed: () => void;
  /** The guest is at the form again: what was refused before is not said any more. */
  onTouched: () => void;
};
