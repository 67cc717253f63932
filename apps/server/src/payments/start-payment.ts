import { randomUUID } from "node:crypto";
import type { Problem } from "@noren/contract/problems.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { type Cents, ZERO } from "@noren/ordering/money.ts";
import { toJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { CaptureMethod, PaymentRow } from "../db/payment-tables.ts";
import { newOrderId } from "../orders/order-id.ts";
import {
  type CardIntent,
  type CardProvider,
  isOpen,
  type ProviderFailure,
} from "../providers/card/card-provider.ts";
import { ensureIntent } from "./ensure-intent.ts";
import type { PaymentServices } from "./payment-services.ts";
import { CHECK_MS } from "./payment-times.ts";
import { releaseKey } from "./queue-task.ts";

export type PaymentRequest = { customer_id: string; amount: Cents; local_id: string | null };

export type StartedPayment = { ok: true; intent: CardIntent } | { ok: false; problem: Problem };

/** Smallest amount that card providers charge. */
export const MINIMUM_CHARGE = 50 as Cents;

/** Most replacements of an unusable intent in one call. */
export const MAX_GENERATIONS = 5;

/**
 * Creates or reuses the intent of a `local_id`, with its amount brought up to date. Once an order
 * is bound to it, the order alone determines the amount.
 */
export async function startPayment(
  services: PaymentServices,
  settings: RestaurantSettings,
  request: PaymentRequest,
): Promise<StartedPayment> {
  const provider = services.providers.current;
  if (provider === null || settings.card === null) return refused("payment_method_off");
  if (request.amount < MINIMUM_CHARGE) return refused("amount_too_small");
  const localId = request.local_id ?? `server:${randomUUID()}`;
  const terms = termsOf(request, settings, provider);
  await reserve(services, localId, terms);

  for (let round = 0; round < MAX_GENERATIONS; round++) {
    const payment = await paymentFor(services.db, localId);
    if (!payment) throw new Error("a payment that existed cannot be found");
    if (await isOrdered(services.db, payment)) return boundIntent(services, payment);
    if (payment.provider !== provider.name) return refused("local_id_reused");
    const result =
      payment.intent_id === null
        ? await ensureIntent(services, provider, payment)
        : await provider.retrieve(payment.intent_id);
    if (!result.ok) return refusedBy(services, result, payment);
    const intent = result.value;
    if (await isUnusable(services.db, payment, intent)) await renew(services, payment, terms);
    else if (payment.closing_at !== null) return refused("payment_unavailable");
    else return updateIntent(services, provider, payment, intent, terms);
  }
  return refused("payment_unavailable");
}

/** Whether the intent can no longer be used: it was cancelled, or its payment is being released. */
async function isUnusable(db: Db, { order_id }: PaymentRow, intent: CardIntent): Promise<boolean> {
  if (intent.status === "canceled") return true;
  const task = await db
    .selectFrom("payment_tasks")
    .select("id")
    .where("key", "=", releaseKey(order_id))
    .executeTakeFirst();
  return task !== undefined && !isOpen(intent);
}

type Terms = Pick<PaymentRow, "provider" | "customer_id" | "amount" | "methods" | "capture_method">;

function termsOf(
  request: PaymentRequest,
  settings: RestaurantSettings,
  { name }: CardProvider,
): Terms {
  return {
    provider: name,
    customer_id: request.customer_id,
    amount: request.amount,
    methods: toJson(settings.payments.paypal.active ? ["card", "paypal"] : ["card"]),
    capture_method: captureMethodOf(settings),
  };
}

export function captureMethodOf({ capture_at }: RestaurantSettings): CaptureMethod {
  return capture_at === "acceptance" ? "manual" : "automatic";
}

/** Stored before the provider is called, so that no crash leaves an unknown intent. */
async function reserve({ db, now }: PaymentServices, localId: string, terms: Terms): Promise<void> {
  await db
    .insertInto("payments")
    .values({
      ...terms,
      local_id: localId,
      order_id: newOrderId(),
      intent_id: null,
      generation: 1,
      status: "reserved",
      captured: ZERO,
      refunded: ZERO,
      created_at: now(),
      next_check_at: now() + CHECK_MS,
    })
    .onConflict((conflict) => conflict.column("local_id").doNothing())
    .execute();
}

function paymentFor(db: Db, localId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("local_id", "=", localId).executeTakeFirst();
}

/**
 * Whether the payment is bound to an order, or its `local_id` belongs to an order without card
 * payment.
 */
async function isOrdered(db: Db, { local_id, bound_at }: PaymentRow): Promise<boolean> {
  if (bound_at !== null) return true;
  const order = await db
    .selectFrom("orders")
    .select("id")
    .where("local_id", "=", local_id)
    .executeTakeFirst();
  return order !== undefined;
}

/** The intent of a pending order; refused if the order is paid or ended. */
async function boundIntent(
  services: PaymentServices,
  payment: PaymentRow,
): Promise<StartedPayment> {
  const { db, providers } = services;
  const order = await db
    .selectFrom("orders")
    .select("id")
    .where("id", "=", payment.order_id)
    .where("local_id", "=", payment.local_id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  const provider = providers.named(payment.provider);
  if (!order || payment.intent_id === null || provider === null) return refused("local_id_reused");
  const retrieved = await provider.retrieve(payment.intent_id);
  return retrieved.ok
    ? { ok: true, intent: retrieved.value }
    : refusedBy(services, retrieved, payment);
}

async function updateIntent(
  services: PaymentServices,
  provider: CardProvider,
  payment: PaymentRow,
  intent: CardIntent,
  terms: Terms,
): Promise<StartedPayment> {
  const { amount, customer_id, capture_method } = terms;
  const isSame =
    intent.amount === amount &&
    intent.customerId === customer_id &&
    payment.capture_method === capture_method;
  // Paid before the order: the order may still arrive and has to match.
  if (isSame || !isOpen(intent)) return { ok: true, intent };
  const updated = await provider.update(intent.id, {
    amount,
    captureMethod: capture_method,
    ...(intent.customerId !== customer_id && { customerId: customer_id }),
  });
  if (!updated.ok) return refusedBy(services, updated, payment);
  await services.db
    .updateTable("payments")
    .set({ amount, customer_id, capture_method })
    .where("intent_id", "=", intent.id)
    .where("bound_at", "is", null)
    .execute();
  return { ok: true, intent: updated.value };
}

/** Resets the row for a new intent (next generation) after the last one became unusable. */
async function renew({ db, now }: PaymentServices, payment: PaymentRow, terms: Terms) {
  await db
    .updateTable("payments")
    .set({
      ...terms,
      order_id: newOrderId(),
      intent_id: null,
      generation: payment.generation + 1,
      status: "reserved",
      closing_at: null,
      paid_seen_at: null,
      created_at: now(),
      next_check_at: now() + CHECK_MS,
    })
    .where("local_id", "=", payment.local_id)
    .where("generation", "=", payment.generation)
    .where("bound_at", "is", null)
    .execute();
}

function refused(code: Problem["code"]): { ok: false; problem: Problem } {
  return { ok: false, problem: { code } };
}

function refusedBy(
  { log }: PaymentServices,
  { kind, code }: ProviderFailure,
  { order_id: order, intent_id: intent }: PaymentRow,
): { ok: false; problem: Problem } {
  log.warn({ order, intent, code }, "the card provider did not create a payment");
  return refused(kind === "unreachable" ? "payment_unavailable" : "payment_mismatch");
}
