import type { ProblemCode } from "@noren/contract/problems.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import { type AnyCommand, progressAfter } from "@noren/ordering/progress.ts";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { writeEvent } from "../live/events.ts";
import { UNCOUNTED } from "../orders/counted-by.ts";
import { findLockedOrder } from "../orders/locked-order.ts";
import type { Services } from "../services.ts";
import { applyChange, applyHeldChange, OUTCOMES } from "./apply-change.ts";
import { type CommandResult, commandResult } from "./command-result.ts";
import { holdChange } from "./hold-change.ts";

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

export type CommandServices = Pick<
  Services,
  "db" | "catalogue" | "config" | "trackingSecret" | "now" | "payments" | "deskUptime" | "holdMs"
>;

/**
 * Runs a command on an order. The order's locked row and its `version` decide between concurrent
 * commands; in the same transaction are written the event and the audit entry. What follows of a
 * command of the staff is held for `holdMs`, so that it can be undone; it confirms an earlier one.
 * `actor` null: an automatic rejection, or the customer's own command; both take effect at once.
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
  const result = await transact(db, (trx) => run(services, trx, { actor, orderId, input }));
  return commandResult(services, orderId, result);
}

type Command = { actor: Actor; orderId: string; input: CommandInput };

async function run(
  services: CommandServices,
  trx: Trx,
  { actor, orderId, input }: Command,
): Promise<OrderRow | ProblemCode> {
  const { now, holdMs } = services;
  const before = await findLockedOrder(trx, orderId);
  if (!before || before.placed_at === null) return "not_found";
  const { command } = input;
  if (before.version !== input.version) return "order_moved_on";
  const progress = progressAfter(command, before);
  if (progress === null) return "not_possible_now";
  await applyHeldChange(services, trx, before);

  const heldCommand = actor === null || command === "withdraw" || holdMs === 0 ? null : command;
  const changes = { ...changesOf(services, actor, before, input), progress };
  const after = await trx
    .updateTable("orders")
    .set({ ...changes, version: before.version + 1 })
    .where("id", "=", orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const at = now();
  const kind = OUTCOMES[command];
  await record(trx, { actor, before, after, at, kind, isHidden: heldCommand !== null });
  if (heldCommand !== null)
    return holdChange(trx, { command: heldCommand, before, changes, now: at, holdMs });
  await applyChange(services, trx, { command, before, after });
  return after;
}

function changesOf({ now }: CommandServices, actor: Actor, before: OrderRow, input: CommandInput) {
  const { command, promisedAt, reason, message = null } = input;
  const isEnded = command === "reject" || command === "cancel" || command === "withdraw";
  return {
    ...(before.progress === "new" && UNCOUNTED),
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

type Recorded = {
  actor: Actor;
  before: OrderRow;
  after: OrderRow;
  at: number;
  kind: (typeof OUTCOMES)[AnyCommand];
  isHidden: boolean;
};

/** Writes the order's event and the action of a command. */
async function record(
  trx: Trx,
  { actor, before, after, at, kind, isHidden }: Recorded,
): Promise<void> {
  const { promised_at, reason } = after;
  const data = {
    ...(promised_at !== null && { promised_at: isoInstant(promised_at) }),
    ...(reason !== null && { reason }),
  };
  await writeEvent(trx, { orderId: after.id, kind, at, actor, data, isHidden });
  await recordAction(trx, {
    at,
    actor,
    action: `order_${kind}`,
    subject: `order:${after.id}`,
    before: audited(before),
    after: audited(after),
  });
}

/** What the audit log keeps of an order. */
export function audited({ version, progress, promised_at, reason }: OrderRow) {
  return { version, progress, promised_at, reason };
}
