import type { Cents } from "@noren/ordering/money.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

export type CardProviderName = "stripe" | "demo";

/** Status of a payment at its provider, in Stripe's terms. */
export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "succeeded"
  | "canceled";

/** `automatic`: captured when the customer confirms. `manual`: authorised then, captured later. */
export type CaptureMethod = "automatic" | "manual";

/** The tables of card payments, with the conventions of `schema.ts`. */
export type PaymentTables = {
  payments: PaymentsTable;
  provider_events: ProviderEventsTable;
  payment_tasks: PaymentTasksTable;
  refunds: RefundsTable;
  payment_checks: PaymentChecksTable;
  demo_intents: DemoIntentsTable;
  demo_refunds: DemoRefundsTable;
};

/**
 * The payment of one `local_id`, with at most one active intent. The row is written before the
 * provider is called (`intent_id` null), with all parameters of the call, so that it can be
 * repeated identically after a crash. `order_id` is reserved for the order, which exists from
 * `bound_at` on.
 */
type PaymentsTable = {
  local_id: string;
  order_id: string;
  provider: CardProviderName;
  intent_id: string | null;
  /** Number of intents so far: a new one is created only after the last became unusable. */
  generation: number;
  customer_id: string;
  /** The amount last set at the provider. */
  amount: Cents;
  methods: JsonText<string[]>;
  capture_method: CaptureMethod;
  /** The last known status. `reserved`: the provider has not answered yet. */
  status: IntentStatus | "reserved";
  captured: Cents;
  refunded: Cents;
  created_at: number;
  bound_at: number | null;
  /** Start of its cancellation; a payment made from then on does not settle its order. */
  closing_at: number | null;
  /** When a payment without an order was first seen. */
  paid_seen_at: number | null;
  settled_at: number | null;
  /** Time of the next check; null if it can no longer change. */
  next_check_at: number | null;
};

/** Webhook events, each stored once in the transaction of its effect. */
type ProviderEventsTable = { id: string; type: string; received_at: number };

export type TaskKind = "capture" | "release" | "refund";

/**
 * A movement of money, written in the transaction that decides it; its job is retried until the
 * provider's answer is final. `amount` null: the full amount.
 */
type PaymentTasksTable = {
  id: Generated<number>;
  key: string;
  kind: TaskKind;
  order_id: string;
  intent_id: string;
  provider: CardProviderName;
  amount: Cents | null;
  reason: string;
  created_at: number;
  done_at: number | null;
  outcome: TaskOutcome | null;
};

/** `nothing`: there was no money left to move. `refused`: staff have to check it. */
export type TaskOutcome = "captured" | "voided" | "refunded" | "nothing" | "refused";

/** Refunds made at the provider; `key` is that of the payment task. */
type RefundsTable = {
  key: string;
  order_id: string;
  intent_id: string;
  amount: Cents;
  provider_refund_id: string;
  created_at: number;
};

/**
 * Why staff should check a payment. `without_order`: paid without an order. `differs`: amount,
 * currency, customer or order does not match. `paid_late`: paid after its order had ended. `lost`:
 * the payment of a paid order was cancelled or expired, not by Noren. `refunded_elsewhere`:
 * refunded in the provider's dashboard.
 */
export type CheckKind =
  | "without_order"
  | "differs"
  | "paid_late"
  | "lost"
  | "capture_failed"
  | "refund_failed"
  | "refunded_elsewhere"
  | "dispute";

/** `done`: outcome for the money; `releasing` until its task is done. */
type PaymentChecksTable = {
  id: Generated<number>;
  dedupe: string;
  kind: CheckKind;
  order_id: string | null;
  intent_id: string;
  amount: Cents;
  done: "releasing" | "settled" | "nothing" | TaskOutcome;
  created_at: number;
  seen_at: number | null;
  seen_by: string | null;
  /** When it was mailed to the owners. */
  mailed_at: number | null;
};

/** The demo provider's own records, which other code reads only through the provider. */
type DemoIntentsTable = {
  id: string;
  key: string;
  client_secret: string;
  customer_id: string;
  order_id: string;
  amount: Cents;
  capture_method: CaptureMethod;
  status: IntentStatus;
  received: Cents;
  refunded: Cents;
};

type DemoRefundsTable = { key: string; id: string; intent_id: string; amount: Cents };

export type PaymentRow = Selectable<PaymentsTable>;
export type PaymentTaskRow = Selectable<PaymentTasksTable>;
export type DemoIntentRow = Selectable<DemoIntentsTable>;
