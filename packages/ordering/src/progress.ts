import type { OrderType } from "./model.ts";

/**
 * The state of an order at the restaurant, independent of the wire's payment `status` (rules.md,
 * Orders).
 */
export const PROGRESS = [
  "new",
  "accepted",
  "preparing",
  "ready",
  "out_for_delivery",
  "completed",
  "rejected",
  "cancelled",
] as const;
export type Progress = (typeof PROGRESS)[number];

/** Commands of the desk; most are named after the progress that they lead to. */
export const ORDER_COMMANDS = [
  "accept",
  "reject",
  "delay",
  "preparing",
  "ready",
  "out_for_delivery",
  "completed",
  "cancel",
] as const;
export type OrderCommand = (typeof ORDER_COMMANDS)[number];

/** `withdraw` is the customer's: it cancels an order that the restaurant has not answered. */
export type AnyCommand = OrderCommand | "withdraw";

type Rule = { to: Progress | "same"; from: Partial<Record<OrderType, readonly Progress[]>> };

const both = (...from: Progress[]) => ({ pickup: from, delivery: from });

/**
 * State transitions. Steps may be skipped, as a busy kitchen does not record each one, and the last
 * step may be undone. Rejected, cancelled and completed are final.
 */
const RULES: Record<AnyCommand, Rule> = {
  accept: { to: "accepted", from: both("new") },
  reject: { to: "rejected", from: both("new") },
  delay: {
    to: "same",
    from: {
      pickup: ["accepted", "preparing"],
      delivery: ["accepted", "preparing", "ready", "out_for_delivery"],
    },
  },
  preparing: { to: "preparing", from: both("accepted", "ready") },
  ready: {
    to: "ready",
    from: {
      pickup: ["accepted", "preparing"],
      delivery: ["accepted", "preparing", "out_for_delivery"],
    },
  },
  out_for_delivery: {
    to: "out_for_delivery",
    from: { delivery: ["accepted", "preparing", "ready"] },
  },
  completed: {
    to: "completed",
    from: {
      pickup: ["accepted", "preparing", "ready"],
      delivery: ["accepted", "preparing", "ready", "out_for_delivery"],
    },
  },
  cancel: {
    to: "cancelled",
    from: {
      pickup: ["accepted", "preparing", "ready"],
      delivery: ["accepted", "preparing", "ready", "out_for_delivery"],
    },
  },
  withdraw: { to: "cancelled", from: both("new") },
};

export type OrderState = { progress: Progress; order_type: OrderType };

/** The progress after the command; null if the command is not allowed. */
export function progressAfter(command: AnyCommand, state: OrderState): Progress | null {
  const { to, from } = RULES[command];
  if (!from[state.order_type]?.includes(state.progress)) return null;
  return to === "same" ? state.progress : to;
}

/** The desk's allowed commands, in the order of a usual workflow. */
export function possibleCommands(state: OrderState): OrderCommand[] {
  return ORDER_COMMANDS.filter((command) => progressAfter(command, state) !== null);
}

const ENDED: readonly Progress[] = ["completed", "rejected", "cancelled"];
export const OPEN_PROGRESS: readonly Progress[] = PROGRESS.filter(
  (progress) => !ENDED.includes(progress),
);
