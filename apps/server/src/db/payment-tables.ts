import type { Cents } from "@noren/ordering/money.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";

export type CardProviderName = "stripe" | "demo";

/** The states of a payment at its provider, by Stripe's names. */
export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "succeeded"
  | "canceled";

/**
 * When the money is taken: with the customer's confirmation, or authorised then and taken later.
 */
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
 * The payment of one attempt to order, which has at most one living intent. It is written before
 * the provider is asked (`intent_id` null), with all that the provider is asked for, so that after
 * a crash the same question is asked again. `order_id` is the id that its order will have; the
 * order exists from `bound_at` on.
 */
type PaymentsTable = {
  local_id: string;
  order_id: string;
  provider: CardProviderName;
  intent_id: string | null;
  /** Counts the intents that it has had: a new one only after the last was cancelled. */
  generation: number;
  customer_id: string;
  /** What the provider was last told to charge. */
  amount: Cents;
  methods: JsonText<string[]>;
  capture_method: CaptureMethod;
  /** As it was last seen. `reserved`: the provider has not answered yet. */
  status: IntentStatus | "reserved";
  captured: Cents;
  refunded: Cents;
  created_at: number;
  bound_at: number | null;
  /** Being cancelled since then; whatever is paid from then on does not settle its order. */
  closing_at: number | null;
  /** When money without an order was seen first. */
  paid_seen_at: number | null;
  settled_at: number | null;
  /** When to look at it again; null: it cannot change any more. */
  next_check_at: number | null;
};

/** What the provider told us, each once, written with its effect. */
type ProviderEventsTable = { id: string; type: string; received_at: number };

export type TaskKind = "capture" | "release" | "refund";

/**
 * Money that is to be moved, written in the transaction that decides it; its job is tried until the
 * provider has answered for good. `amount` of a refund; null for all that there is.
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

/** `nothing`: there was no money to move any more. `refused`: a person has to look. */
export type TaskOutcome = "captured" | "voided" | "refunded" | "nothing" | "refused";

/** What went back to customers; `key` is its task's. */
type RefundsTable = {
  key: string;
  order_id: string;
  intent_id: string;
  amount: Cents;
  provider_refund_id: string;
  created_at: number;
};

/**
 * What a person should look at. `without_order`: paid, and no order came. `differs`: another amount,
 * currency, customer or order than ours. `paid_late`: paid after its order had ended. `lost`: the
 * money of a paid order is gone without our doing. `capture_failed`, `refund_failed`. `dispute`.
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

/** `done`: what became of the money; `releasing` until its task is done. */
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
  /** When the owner was told of it. */
  mailed_at: number | null;
};

/** The demonstration provider's own record; the rest of Noren reads it through the provider alone. */
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
