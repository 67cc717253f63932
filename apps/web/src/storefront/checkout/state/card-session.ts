import type { OrderPlaced } from "@noren/contract/checkout.ts";
import type { Cents } from "@noren/ordering/money.ts";

/**
 * A mounted provider form, ready to pay. One flow (pay-order.ts) drives all providers;
 * provider-specific code stays in its own folder.
 */
export type CardSession = {
  /**
   * Must start within the click event, as wallets require. Resolves to an error message; "" where
   * the form shows it.
   */
  submit: () => Promise<string | null>;
  /**
   * Reads the intent again, because the server may have changed its amount. False if that failed.
   */
  refresh: () => Promise<boolean>;
  /**
   * Confirms the payment; where required, redirects to the bank's page, which returns to
   * `returnUrl`.
   */
  confirm: (returnUrl: string, ordered: Ordered) => Promise<Confirmation>;
};

/** The order to be paid, and whether the server records it as paid now. */
export type Ordered = { placed: OrderPlaced; isPaid: () => Promise<boolean> };

export type Confirmation =
  /** The provider reports it as paid, or as about to be paid. */
  | { kind: "confirmed" }
  /** Nothing was charged. `message` is the provider's own sentence, "" if it gave none. */
  | { kind: "declined"; message: string }
  /** The answer was lost: only the server knows the outcome. */
  | { kind: "unknown" };

/** The payment intent of the provider's form (storefront.md §3, Card session). */
export type CardIntent = {
  customer_id: string;
  client_secret: string;
  payment_intent_id: string;
  /** Id of the attempt that it pays. */
  local_id: string;
};

/** Props of every provider's form; the functions keep their identity while it is mounted. */
export type CardFormProps = {
  /** Null while it is being requested: the form can load meanwhile. */
  intent: CardIntent | null;
  /** Amount to be paid. */
  total: Cents;
  onReady: (session: CardSession) => void;
  /** The form failed to load. */
  onFailed: () => void;
  /** The guest edits the form again: the message of an earlier decline is cleared. */
  onTouched: () => void;
};
