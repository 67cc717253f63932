import type { Cents } from "@noren/ordering/money.ts";
import type { CaptureMethod, CardProviderName, IntentStatus } from "../../db/payment-tables.ts";

/** A payment as its provider has it at this moment. Amounts in cents. */
export type CardIntent = {
  id: string;
  /** Whoever has it may pay, so it goes to the customer's browser and into no log. */
  clientSecret: string;
  status: IntentStatus;
  amount: Cents;
  /** In small letters, such as `eur`. */
  currency: string;
  customerId: string | null;
  /** The order that it was made for, as the provider's own record says. */
  orderId: string | null;
  /** Taken; `refunded` of it went back. */
  received: Cents;
  refunded: Cents;
};

/**
 * Why a provider did not do it. `unreachable`: it may have been done or not, and asking again is
 * right. `refused`: it was not done and will not be; `code` is the provider's word, for the log.
 */
export type ProviderFailure = { ok: false; kind: "unreachable" | "refused"; code: string };

export type ProviderAnswer<T> = { ok: true; value: T } | ProviderFailure;

type NewIntent = {
  customerId: string;
  amount: Cents;
  orderId: string;
  captureMethod: CaptureMethod;
  /** `card`, and `paypal` where the restaurant takes it. */
  methods: readonly string[];
  /** The same key with the same contents is the same payment, however often it is asked for. */
  key: string;
};

/**
 * `key` is ours, null where it was made on the provider's own pages; a failed one gave nothing
 * back.
 */
export type CardRefund = {
  id: string;
  intentId: string;
  amount: Cents;
  key: string | null;
  isFailed: boolean;
};

/** Why a refund that was made gave nothing back. */
export const REFUND_FAILED = "refund_failed";

/** What a provider told us by itself. Only which payment it is about is believed of it. */
export type ProviderEvent = { id: string; type: string; intentId: string | null };

/** `customerId` where it is another one than before. */
type IntentChanges = {
  amount: Cents;
  captureMethod: CaptureMethod;
  customerId?: string;
};

/**
 * Whoever moves the money of cards. Every call may be repeated: a payment is captured, cancelled
 * and, for one `key`, refunded once. None may be made inside of a database transaction.
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
  /** Refused once the payment was made or cancelled. */
  update(intentId: string, changes: IntentChanges): Promise<ProviderAnswer<CardIntent>>;
  /** Takes what was authorised. */
  capture(intentId: string): Promise<ProviderAnswer<CardIntent>>;
  /**
   * Ends a payment that was not taken, and gives an authorisation back; refused once it was taken.
   */
  cancel(intentId: string): Promise<ProviderAnswer<CardIntent>>;
  /** Refused with `refund_failed` where it was made and failed. */
  refund(intentId: string, amount: Cents, key: string): Promise<ProviderAnswer<{ id: string }>>;
  /** Everything that went back of a payment, or was to, wherever that was decided. */
  refunds(intentId: string): Promise<ProviderAnswer<CardRefund[]>>;
  /** Null where the signature is not the provider's. `now` in epoch milliseconds. */
  readEvent(body: string, signature: string, now: number): ProviderEvent | null;
};

/** The money is ours, or held for us. */
export function isPaid({ status }: Pick<CardIntent, "status">): boolean {
  return status === "succeeded" || status === "requires_capture";
}

/** It can still be paid. */
export function isOpen({ status }: Pick<CardIntent, "status">): boolean {
  return OPEN.includes(status);
}

const OPEN: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];

/** `pi_1` of `pi_1_secret_2`: the payment that a secret is of. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}
