import type { Cents } from "@noren/ordering/money.ts";
import type { CaptureMethod, CardProviderName, IntentStatus } from "../../db/payment-tables.ts";

/** A payment intent as the provider reports it now. Amounts in cents. */
export type CardIntent = {
  id: string;
  /** Lets its holder pay, so it is sent to the customer's browser only and never logged. */
  clientSecret: string;
  status: IntentStatus;
  amount: Cents;
  /** ISO 4217, lowercase: `eur`. */
  currency: string;
  customerId: string | null;
  /** The order id in the intent's metadata at the provider. */
  orderId: string | null;
  /** The amount captured; `refunded` is the part of it that was refunded. */
  received: Cents;
  refunded: Cents;
};

/**
 * Why a provider's call failed. `unreachable`: the outcome is unknown, and the call should be
 * retried. `refused`: it was not done and a retry does not help; `code` is the provider's error
 * code, for the log.
 */
export type ProviderFailure = { ok: false; kind: "unreachable" | "refused"; code: string };

export type ProviderAnswer<T> = { ok: true; value: T } | ProviderFailure;

type NewIntent = {
  customerId: string;
  amount: Cents;
  orderId: string;
  captureMethod: CaptureMethod;
  /** `card`, and `paypal` if the restaurant accepts it. */
  methods: readonly string[];
  /** Idempotency key: the same key with the same contents returns the same intent. */
  key: string;
};

/**
 * `key` is our idempotency key, null for a refund made in the provider's dashboard; a failed refund
 * returned no money.
 */
export type CardRefund = {
  id: string;
  intentId: string;
  amount: Cents;
  key: string | null;
  isFailed: boolean;
};

/** Code of a refund that was created and then failed. */
export const REFUND_FAILED = "refund_failed";

/**
 * A webhook event. Only the id of its payment is trusted: the state is retrieved from the provider.
 */
export type ProviderEvent = { id: string; type: string; intentId: string | null };

/** `customerId` only if the customer changed. */
type IntentChanges = {
  amount: Cents;
  captureMethod: CaptureMethod;
  customerId?: string;
};

/**
 * Moves the money of card payments. Every call is idempotent: a payment is captured, cancelled and,
 * per `key`, refunded once. Never call it inside a database transaction.
 */
export type CardProvider = {
  readonly name: CardProviderName;
  createCustomer(person: {
    email: string;
    name: string;
    phone: string;
  }): Promise<ProviderAnswer<{ id: string }>>;
  createIntent(wanted: NewIntent): Promise<ProviderAnswer<CardIntent>>;
  retrieve(intentId: string): Promise<ProviderAnswer<CardIntent>>;
  /** Refused if the payment was made or cancelled. */
  update(intentId: string, changes: IntentChanges): Promise<ProviderAnswer<CardIntent>>;
  /** Captures an authorised payment. */
  capture(intentId: string): Promise<ProviderAnswer<CardIntent>>;
  /**
   * Cancels a payment that is not captured and releases its authorisation; refused after the
   * capture.
   */
  cancel(intentId: string): Promise<ProviderAnswer<CardIntent>>;
  /** Refused with `refund_failed` if the refund was created and then failed. */
  refund(intentId: string, amount: Cents, key: string): Promise<ProviderAnswer<{ id: string }>>;
  /** All refunds of a payment, failed ones too, wherever they were made. */
  refunds(intentId: string): Promise<ProviderAnswer<CardRefund[]>>;
  /**
   * Verifies and parses a webhook; null if the signature is invalid. `now` in epoch milliseconds.
   */
  readEvent(body: string, signature: string, now: number): ProviderEvent | null;
};

/** Captured, or authorised. */
export function isPaid({ status }: Pick<CardIntent, "status">): boolean {
  return status === "succeeded" || status === "requires_capture";
}

/** The customer can still pay it. */
export function isOpen({ status }: Pick<CardIntent, "status">): boolean {
  return OPEN.includes(status);
}

const OPEN: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];

/** The intent's id in a client secret: `pi_1` of `pi_1_secret_2`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}
