import type { Problem } from "@noren/contract/problems.ts";
import { heldChange } from "../orders/held-change.ts";
import { type CommandServices, runCommand } from "../staff/run-command.ts";
import { undoCommand } from "../staff/undo-command.ts";

/** An order changes its version a few times at most before it is answered. */
const MAX_TRIES = 5;

/**
 * Cancels an order for its customer while they know of no answer; null if it is cancelled, also by
 * an earlier call. An answer that is still held is undone first. Of a concurrent acceptance and
 * this, the version lets exactly one succeed.
 */
export async function withdrawOrder(
  services: CommandServices,
  orderId: string,
): Promise<Problem | null> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const order = await services.db
      .selectFrom("orders")
      .select(["progress", "reason", "version", "held"])
      .where("id", "=", orderId)
      .where("placed_at", "is not", null)
      .executeTakeFirst();
    if (!order) return { code: "not_found" };
    const { progress, reason, version } = order;
    if (progress === "cancelled" && reason === "customer_request") return null;
    if (heldChange(order)?.before.progress === "new") {
      const undone = await undoCommand(services, null, orderId, { version, may: () => true });
      if (undone.ok || undone.problem.code === "order_moved_on") continue;
      return { code: "not_possible_now" };
    }
    const input = { command: "withdraw", version, reason: "customer_request" } as const;
    const result = await runCommand(services, null, orderId, input);
    if (result.ok) return null;
    if (result.problem.code !== "order_moved_on") return result.problem;
  }
  return { code: "not_possible_now" };
}
