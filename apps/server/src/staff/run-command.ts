import type { Problem } from "@noren/contract/problems.ts";
import { type DeskOrder, movedOnSchema, type OrderReason } from "@noren/contract/staff/orders.ts";
import { sumCents } from "@noren/ordering/money.ts";
import { type AnyCommand, progressAfter } from "@noren/ordering/progress.ts";
import { z } from "zod";
import { type Actor, auditChange } from "../audit/audit.ts";
import { releaseCoupon } from "../catalogue/coupons.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { queueProgressMail } from "../mail/queue-progress.ts";
import { queueReceiptMail } from "../mail/queue-receipt.ts";
import { releaseCounts } from "../orders/daily-counts.ts";
import type { EventKind } from "../orders/order-events.ts";
import { PRINT_EVENTS, writeEvent } from "../orders/order-events.ts";
import { isDeducted, issueCreditNote, issueReceipt } from "../orders/receipts.ts";
import { earlierRefunds } from "../orders/refunds.ts";
import { releaseSlot } from "../orders/slot-capacity.ts";
import { trackingLink } from "../orders/tracking-link.ts";
import { endPrintsOf, queuePrints } from "../printing/queue-prints.ts";
import type { Services } from "../services.ts";
import type { AnswerServices } from "./answer-times.ts";
import { deskOrders } from "./desk-order.ts";

/** A command on an order, with the order version that the caller saw. */
export type CommandInput = {
  command: AnyCommand;
  version: number;
  /** Epoch milliseconds; of `accept` and `delay`. */
  promisedAt?: number;
  /** Of `reject`, `cancel` and `withdraw`. */
  reason?: OrderReason;
  message?: string | null;
};

export type CommandResult = { ok: true; order: DeskOrder } | { ok: false; problem: Problem };

export type CommandServices = Pick<
  Services,
  "db" | "catalogue" | "config" | "trackingSecret" | "now" | "payments" | "deskUptime"
>;

const OUTCOMES: Record<AnyCommand, EventKind> = {
  accept: "accepted",
  reject: "rejected",
  delay: "delayed",
  preparing: "preparing",
  ready: "ready",
  out_for_delivery: "out_for_delivery",
  completed: "completed",
  cancel: "cancelled",
  withdraw: "cancelled",
};

/**
 * Runs a command on an order. An update conditional on `version` decides between concurrent
 * commands; in the same transaction are written the event, audit entry, mail, payment task and slot
 * capacity. `actor` null: an automatic rejection, or the customer's own command.
 */
export async function runCommand(
  services: CommandServices,
  actor: Actor,
  orderId: string,
  input: CommandInput,
): Promise<CommandResult> {
  const { db, payments } = services;
  // Accepting and completing require the current state of the payment.
  if (input.command === "accept" || input.command === "completed") await payments.refresh(orderId);
  const before = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("placed_at", "is not", null)
    .executeTakeFirst();
  if (!before) return { ok: false, problem: { code: "not_found" } };
  if (before.version !== input.version) return movedOn(services, orderId);
  const progress = progressAfter(input.command, before);
  if (progress === null) return { ok: false, problem: { code: "not_possible_now" } };

  const after = await transact(db, async (trx) => {
    const row = await update(trx, before, {
      ...changesOf(services, actor, before, input),
      progress,
    });
    if (row) await applyConsequences(services, trx, { actor, before, after: row, input });
    return row;
  });
  if (!after) return movedOn(services, orderId);
  return { ok: true, order: await deskOrder(services, after) };
}

type Changes = Partial<Omit<OrderRow, "id" | "seq" | "version">>;

function changesOf(
  { now }: CommandServices,
  actor: Actor,
  before: OrderRow,
  input: CommandInput,
): Changes {
  const { command, promisedAt, reason, message = null } = input;
  const isEnded = command === "reject" || command === "cancel" || command === "withdraw";
  return {
    // Stays on the board until somebody has seen it.
    ...(isEnded && actor === null && { rejection_unseen: 1 as const }),
    ...(before.acknowledged_at === null && {
      acknowledged_at: now(),
      acknowledged_by: actor?.name ?? null,
    }),
    ...(command === "accept" && { promised_at: promisedAt ?? before.slot_at }),
    ...(command === "delay" && promisedAt !== undefined && { promised_at: promisedAt }),
    ...(isEnded && { reason: reason ?? "other", reason_text: message }),
    // For a card order the payment task sets the status once the payment is released.
    ...(isEnded && before.payment_method === "cash" && { status: "cancelled" as const }),
  };
}

/** Undefined if the version has changed. */
function update(trx: Trx, before: OrderRow, changes: Changes): Promise<OrderRow | undefined> {
  return trx
    .updateTable("orders")
    .set({ ...changes, version: before.version + 1 })
    .where("id", "=", before.id)
    .where("version", "=", before.version)
    .returningAll()
    .executeTakeFirst();
}

type AppliedCommand = { actor: Actor; before: OrderRow; after: OrderRow; input: CommandInput };

async function applyConsequences(
  services: CommandServices,
  trx: Trx,
  done: AppliedCommand,
): Promise<void> {
  const { actor, before, after, input } = done;
  const at = services.now();
  const kind = OUTCOMES[input.command];
  const { promised_at, reason } = after;
  await writeEvent(trx, {
    orderId: after.id,
    kind,
    at,
    actor,
    data: {
      ...(promised_at !== null && { promised_at: isoInstant(promised_at) }),
      ...(reason !== null && { reason }),
    },
  });
  await auditChange(trx, {
    at,
    actor,
    action: `order_${kind}`,
    subject: `order:${after.id}`,
    before: audited(before),
    after: audited(after),
  });
  await notifyCustomer(services, trx, kind, before, after);
  if (kind === "completed" && !isCardUnpaid(after)) await issueOrderReceipt(services, trx, after);
  if (kind === "accepted") {
    if (after.status === "paid") await services.payments.queueCapture(trx, after.id);
    await queuePrints(trx, after.id, "acceptance", at);
  }
  if (kind === "rejected" || kind === "cancelled") {
    await endPrintsOf(trx, after.id, at);
    await services.payments.queueRelease(trx, after.id, kind);
    await releaseSlot(trx, after);
    await releaseCounts(trx, after.id);
    if (after.coupon_code !== null) await releaseCoupon(trx, after.coupon_code);
  }
}

/** Issues the receipt of a completed order with the next number, and mails it. */
async function issueOrderReceipt(
  { catalogue, config, trackingSecret, now }: CommandServices,
  trx: Trx,
  order: OrderRow,
): Promise<void> {
  const { settings } = catalogue.current();
  const refunds = await earlierRefunds(trx, order);
  const refunded = sumCents(refunds.map(({ amount }) => amount));
  const receipt = await issueReceipt(trx, order, settings, refunded, now());
  for (const refund of refunds)
    await issueCreditNote(trx, order.id, refund, now(), isDeducted(order));
  const links = { siteRoot: config.siteRoot, secret: trackingSecret };
  const link = trackingLink(links, order.id, order.locale);
  await queueReceiptMail(trx, { order, receipt, restaurant: settings, link, now: now() });
}

/** Whether a card order has no captured or authorised payment, so that no receipt is issued. */
function isCardUnpaid({ payment_method, status }: OrderRow): boolean {
  return payment_method === "card" && status !== "paid" && status !== "refunded";
}

function audited({ version, progress, promised_at, reason }: OrderRow) {
  return { version, progress, promised_at, reason };
}

async function notifyCustomer(
  { catalogue, config, trackingSecret, now }: CommandServices,
  trx: Trx,
  kind: EventKind,
  before: OrderRow,
  order: OrderRow,
): Promise<void> {
  if (!isNotifiedKind(kind)) return;
  const wasLater = (before.promised_at ?? 0) > (order.promised_at ?? 0);
  const links = { siteRoot: config.siteRoot, secret: trackingSecret };
  await queueProgressMail(trx, {
    order,
    change: kind === "delayed" && wasLater ? "advanced" : kind,
    restaurant: catalogue.current().settings,
    link: trackingLink(links, order.id, order.locale),
    now: now(),
  });
}

const NOTIFIED_KINDS = ["accepted", "delayed", "rejected", "ready", "cancelled"] as const;

function isNotifiedKind(kind: EventKind): kind is (typeof NOTIFIED_KINDS)[number] {
  return (NOTIFIED_KINDS as readonly EventKind[]).includes(kind);
}

async function deskOrder(services: AnswerServices, row: OrderRow): Promise<DeskOrder> {
  const [order] = await deskOrders(services, [row]);
  if (!order) throw new Error("an order that existed cannot be found");
  return order;
}

/** The problem `order_moved_on` with the last event, its author and the current order. */
async function movedOn(services: AnswerServices, orderId: string): Promise<CommandResult> {
  const { db } = services;
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom("order_events")
    .select(["kind", "who", "at"])
    .where("order_id", "=", orderId)
    .where("kind", "not in", PRINT_EVENTS)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { kind, who, at } = last;
  const movedOnPayload = {
    order: await deskOrder(services, row),
    by: who,
    kind,
    at: isoInstant(at),
  };
  const payload = z.encode(movedOnSchema, movedOnPayload);
  return { ok: false, problem: { code: "order_moved_on", payload } };
}
