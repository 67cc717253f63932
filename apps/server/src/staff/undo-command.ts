import type { ProblemCode } from "@noren/contract/problems.ts";
import type { OrderCommand } from "@noren/ordering/progress.ts";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { writeEvent } from "../live/events.ts";
import { heldChange } from "../orders/held-change.ts";
import { findLockedOrder } from "../orders/locked-order.ts";
import { queuePushAlerts } from "../push/push-alert.ts";
import type { Services } from "../services.ts";
import type { AnswerServices } from "./answer-times.ts";
import { OUTCOMES } from "./apply-change.ts";
import { type CommandResult, commandResult } from "./command-result.ts";
import { dropHold } from "./hold-change.ts";
import { audited } from "./run-command.ts";

type UndoServices = AnswerServices & Pick<Services, "now">;

export type UndoInput = {
  /** The order version that the caller saw: that of the command to undo. */
  version: number;
  /** Whether the caller may undo this command; else the undo is refused with `forbidden`. */
  may: (command: OrderCommand) => boolean;
};

/**
 * Undoes the last command on an order while it is held: the order is as before it, in a new
 * version, and its guest never learns of it. Refused with `undo_too_late` once the hold is over.
 * `actor` null: the guest, who withdraws the order as they see it.
 */
export async function undoCommand(
  services: UndoServices,
  actor: Actor,
  orderId: string,
  input: UndoInput,
): Promise<CommandResult> {
  const { db, now } = services;
  const result = await transact(db, (trx) => undo(trx, now(), { actor, orderId, input }));
  return commandResult(services, orderId, result);
}

type Undo = { actor: Actor; orderId: string; input: UndoInput };

async function undo(
  trx: Trx,
  at: number,
  { actor, orderId, input: { version, may } }: Undo,
): Promise<OrderRow | ProblemCode> {
  const order = await findLockedOrder(trx, orderId);
  if (!order || order.placed_at === null) return "not_found";
  if (order.version !== version) return "order_moved_on";
  const change = heldChange(order);
  if (change?.version !== version) return "undo_too_late";
  if (!may(change.command)) return "forbidden";
  if (!(await dropHold(trx, orderId, change, at))) return "undo_too_late";

  const after = await trx
    .updateTable("orders")
    .set({ ...change.before, version: version + 1, held: null })
    .where("id", "=", orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const data = { undone: OUTCOMES[change.command] };
  await writeEvent(trx, { orderId, kind: "undone", at, actor, data, isHidden: true });
  await recordAction(trx, {
    ...{ at, actor, action: "order_undone", subject: `order:${orderId}` },
    ...{ before: audited(order), after: audited(after) },
  });
  if (after.progress === "new") await queuePushAlerts(trx, orderId, at);
  return after;
}
