import type { ApiProblem } from "@noren/contract/api-problem.ts";
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

/** `problem`, which a notice shows too, is null where another command was pending. */
type Outcome = { isDone: true } | { isDone: false; problem: string | null };

async function runCommand(desk: Desk, order: DeskOrder, answer: Answer): Promise<Outcome> {
  const { order_id } = order;
  if (useOrders.getState().underWay.has(order_id)) return { isDone: false, problem: null };
  changeOrders((state) => withCommand(state, order_id, answer.command));
  const reply = await send(desk.api, order, answer);
  changeOrders((state) => withCommand(state, order_id, null));
  if (reply.ok) {
    changeOrders((state) => withOrder(state, reply.payload));
    sayDone(desk, answer, reply.payload);
    const hint = HINT_OF[answer.command];
    if (hint) completeHint(desk.api, hint);
    return { isDone: true };
  }
  return { isDone: false, problem: await tellRefused(desk, order, reply.problem) };
}

/** Takes the last command back, before its guest is told. */
async function undo(desk: Desk, order: DeskOrder): Promise<void> {
  const { order_id, number, version } = order;
  const reply = await desk.api.undoCommand(order_id, { version });
  if (!reply.ok) return void tellRefused(desk, order, reply.problem);
  changeOrders((state) => withOrder(state, reply.payload));
  say({ about: order_id, kind: "done", text: desk.m.undone(number) });
}

/** Returns what the notice says. */
async function tellRefused(desk: Desk, order: DeskOrder, problem: ApiProblem): Promise<string> {
  const { code, payload, message } = problem;
  if (code === "order_moved_on") return tellMovedOn(desk, await desk.api.readMovedOn(payload));
  // It may have been carried out nevertheless.
  if (code === "unreachable") void readAgain(desk, order);
  const text = desk.m.notDone(order.number, message || desk.m.unreachable);
  say({ about: order.order_id, kind: "problem", text });
  return text;
}

function send(api: StaffApi, order: DeskOrder, answer: Answer): Promise<Reply<DeskOrder>> {
  const { order_id, version } = order;
  switch (answer.command) {
    case "accept":
    case "delay":
      return api[answer.command](order_id, { version, ...answer.promise });
    case "reject":
    case "cancel":
      return api[answer.command](order_id, { version, ...answer.rejection });
    default:
      return api[answer.command](order_id, { version });
  }
}

async function readAgain({ api }: Desk, { order_id }: DeskOrder): Promise<void> {
  const reply = await api.order(order_id);
  if (reply.ok) changeOrders((state) => withOrder(state, reply.payload.order));
}

/** Says what was done, with its undo for as long as the guest is not told. */
function sayDone(desk: Desk, { command }: Answer, after: DeskOrder): void {
  const { m, restaurant, locale } = desk;
  const { promised_at, undo_until } = after;
  const time =
    promised_at && timeFrom(serverNow(), Date.parse(promised_at), restaurant.timezone, locale);
  const undoMs = undo_until === null ? 0 : Date.parse(undo_until) - serverNow();
  say({
    about: after.order_id,
    kind: "done",
    text: m.done[command](after.number, time ?? ""),
    ...(undoMs > 0 && { undo: () => void undo(desk, after), lastsMs: undoMs }),
  });
}

/** Another staff member was faster: shows who did what, and updates the order. */
function tellMovedOn({ m }: Desk, { order, by, kind }: MovedOn): string {
  changeOrders((state) => withOrder(state, order));
  const isWithdrawn = kind === "cancelled" && order.reason === "customer_request";
  const who = by ?? (isWithdrawn ? m.theCustomer : m.theSystem);
  const what = kind in m.happened ? m.happened[kind as keyof typeof m.happened] : kind;
  const text = m.movedOn(order.number, who, what);
  say({ about: order.order_id, kind: "problem", text });
  return text;
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
