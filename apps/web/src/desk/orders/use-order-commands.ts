import type { Reply } from "@noren/contract/call.ts";
import { timeFrom } from "@noren/contract/format/moments.ts";
import type { HintName } from "@noren/contract/staff/onboarding-hints.ts";
import type {
  DeskOrder,
  MovedOn,
  PromiseRequest,
  RejectionRequest,
} from "@noren/contract/staff/orders.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { type OrderCommand, progressAfter } from "@noren/ordering/progress.ts";
import { useMemo } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { type Desk, useDesk } from "../desk-context.tsx";
import { say } from "../notices/notices-store.ts";
import { completeHint } from "../onboarding/onboarding.ts";
import { withCommand, withOrder } from "../order-state/orders-state.ts";
import { changeOrders, useOrders } from "../order-state/orders-store.ts";

/** The fields of a command besides order and version. */
export type Answer =
  | { command: "accept" | "delay"; promise: Omit<PromiseRequest, "version"> }
  | { command: "reject" | "cancel"; rejection: Omit<RejectionRequest, "version"> }
  | { command: "preparing" | "ready" | "out_for_delivery" | "completed" };

/** The command that undoes another, by the state before; commands without one are missing. */
const UNDO: Partial<Record<OrderCommand, Partial<Record<DeskOrder["progress"], OrderCommand>>>> = {
  ready: { preparing: "preparing", out_for_delivery: "out_for_delivery" },
  out_for_delivery: { ready: "ready" },
};

/** The onboarding hint that a command completes. */
const HINT_OF: Partial<Record<OrderCommand, HintName>> = {
  accept: "accept",
  preparing: "next_step",
  ready: "next_step",
  out_for_delivery: "next_step",
  completed: "next_step",
};

/** Sends commands about orders; further taps on an order are ignored while one is pending. */
export function useOrderCommands() {
  const desk = useDesk();
  return useMemo(
    () => ({
      answer: (order: DeskOrder, answer: Answer) => runCommand(desk, order, answer),
      acknowledge: (order: DeskOrder) => acknowledge(desk, order),
    }),
    [desk],
  );
}

/** Two taps within this time count as an accidental double tap. */
const SLIP_MS = 400;
let last = { orderId: "", at: Number.NEGATIVE_INFINITY, known: useOrders.getState().orders };

/**
 * Whether this is the second tap of an accidental double tap: an answered card leaves its column at
 * once, so the next order moves under the finger. An order that arrived in between did not move
 * there.
 */
function isSlip(orderId: string): boolean {
  const at = performance.now();
  if (orderId !== last.orderId && at - last.at < SLIP_MS && last.known.has(orderId)) return true;
  last = { orderId, at, known: useOrders.getState().orders };
  return false;
}

/** True on success. */
async function runCommand(desk: Desk, order: DeskOrder, answer: Answer): Promise<boolean> {
  const { order_id } = order;
  if (useOrders.getState().underWay.has(order_id) || isSlip(order_id)) return false;
  changeOrders((state) => withCommand(state, order_id, answer.command));
  const reply = await send(desk.api, order, answer);
  changeOrders((state) => withCommand(state, order_id, null));
  if (reply.ok) {
    changeOrders((state) => withOrder(state, reply.payload));
    sayDone(desk, order, answer, reply.payload);
    const hint = HINT_OF[answer.command];
    if (hint) completeHint(desk.api, hint);
    return true;
  }
  const { code, payload, message } = reply.problem;
  if (code === "order_moved_on") return tellMovedOn(desk, desk.api.readMovedOn(payload));
  say({
    about: order_id,
    kind: "problem",
    text: desk.m.notDone(order.number, message || desk.m.unreachable),
  });
  return false;
}

function send(api: StaffApi, order: DeskOrder, answer: Answer): Promise<Reply<DeskOrder>> {
  const { order_id, version } = order;
  switch (answer.command) {
    case "accept":
      return api.accept(order_id, { version, ...answer.promise });
    case "delay":
      return api.delay(order_id, { version, ...answer.promise });
    case "reject":
      return api.reject(order_id, { version, ...answer.rejection });
    case "cancel":
      return api.cancel(order_id, { version, ...answer.rejection });
    case "preparing":
      return api.preparing(order_id, version);
    case "ready":
      return api.ready(order_id, version);
    case "out_for_delivery":
      return api.outForDelivery(order_id, version);
    case "completed":
      return api.completed(order_id, version);
  }
}

/** A notice with the old and the new state, so that a mistake is noticed and undone in one tap. */
function sayDone(desk: Desk, before: DeskOrder, { command }: Answer, after: DeskOrder): void {
  const { m, restaurant, locale } = desk;
  const back = UNDO[command]?.[before.progress];
  const { promised_at } = after;
  const time =
    promised_at && timeFrom(serverNow(), Date.parse(promised_at), restaurant.timezone, locale);
  say({
    about: after.order_id,
    kind: "done",
    text: m.done[command](after.number, time ?? ""),
    ...(back && isSimple(back) && { undo: () => runCommand(desk, after, { command: back }) }),
  });
}

function isSimple(command: OrderCommand): command is "preparing" | "ready" | "out_for_delivery" {
  return ["preparing", "ready", "out_for_delivery"].includes(command);
}

/** Another staff member was faster: shows who did what, and updates the order. */
function tellMovedOn({ m }: Desk, { order, by, kind }: MovedOn): false {
  changeOrders((state) => withOrder(state, order));
  const isWithdrawn = kind === "cancelled" && order.reason === "customer_request";
  const who = by ?? (isWithdrawn ? m.theCustomer : m.theSystem);
  const what = kind in m.happened ? m.happened[kind as keyof typeof m.happened] : kind;
  say({ about: order.order_id, kind: "problem", text: m.movedOn(order.number, who, what) });
  return false;
}

async function acknowledge({ api, m }: Desk, order: DeskOrder): Promise<void> {
  const reply = await api.acknowledge(order.order_id);
  if (reply.ok) changeOrders((state) => withOrder(state, reply.payload));
  else
    say({ about: order.order_id, kind: "problem", text: reply.problem.message || m.unreachable });
}

/**
 * Optimistic update: the state that a pending command leads to, before the server has confirmed it.
 */
export function shownProgress(order: DeskOrder, command: OrderCommand | undefined) {
  if (!command) return order.progress;
  const orderState = {
    progress: order.progress,
    order_type: order.is_pickup ? "pickup" : "delivery",
  } as const;
  return progressAfter(command, orderState) ?? order.progress;
}
