import type { ProblemCode } from "@noren/contract/problems.ts";
import {
  COMMAND_CALLS,
  ORDER_CALLS,
  ORDER_LISTS_AS_ONE,
} from "@noren/contract/staff/order-calls.ts";
import type { DeskOrder, OrderReason } from "@noren/contract/staff/orders.ts";
import { roleMay } from "@noren/contract/staff/roles.ts";
import type { OrderCommand } from "@noren/ordering/progress.ts";
import { NOT_FOUND, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { acknowledge } from "./acknowledge.ts";
import { refusedField } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { type CallInput, implementCalls } from "./auth/implement-calls.ts";
import type { CommandResult } from "./command-result.ts";
import { EXAMPLE_ORDER } from "./example-order.ts";
import { openOrders, orderDetail, ordersOn } from "./read-orders.ts";
import { type CommandInput, runCommand } from "./run-command.ts";
import { undoCommand } from "./undo-command.ts";

/** Calls for the desk's orders: lists, details and commands. */
export function deskOrderRoutes(services: Services, desk: Desk) {
  const { catalogue, now } = services;
  const calls = { ...ORDER_LISTS_AS_ONE, ...ORDER_CALLS, ...COMMAND_CALLS };
  return implementCalls(desk, calls, {
    orders: {
      summary: "The open orders; with a date all orders of that day, page by page",
      example: { parameters: { date: "2026-11-21", page: "1", limit: "20" } },
      answers: "The open orders, or a page of a day's orders",
      async run({ query: { date, page, limit } }) {
        if (date === undefined) return openOrders(services);
        const { timezone } = catalogue.current().settings;
        return ordersOn(services, { date, page, limit }, timezone);
      },
    },
    order: {
      summary: "One order with its events",
      example: { parameters: EXAMPLE_ORDER },
      answers: "The order with its events",
      problems: ["not_found"],
      run: async ({ params }) => (await orderDetail(services, params.order_id)) ?? NOT_FOUND,
    },
    acknowledge: {
      summary: "Silences the alarm of an order for all desks",
      example: { parameters: EXAMPLE_ORDER },
      answers: "The alarm is silenced for 90 s; an automatic rejection is marked as seen",
      problems: ["not_found"],
      run: async ({ actor, params }) =>
        orderOrRefused(await acknowledge(services, actor, params.order_id)),
    },
    undoCommand: {
      summary: "Undoes the command that made this version, within 10 s, before the guest is told",
      example: { parameters: EXAMPLE_ORDER, body: { version: 1 } },
      answers: "The order as before its last command",
      problems: ["not_found", "order_moved_on", "undo_too_late"],
      async run({ c, caller: { person }, actor, params, body: { version } }) {
        const may = (command: OrderCommand) => roleMay(person.role, COMMAND_CALLS[command].right);
        const result = await undoCommand(services, actor, params.order_id, { version, may });
        if (!result.ok && result.problem.code === "forbidden")
          await desk.recordDenial(c, "forbidden", person);
        return orderOrRefused(result);
      },
    },
    accept: implemented(
      "accept",
      "Accepts with a promised time, in minutes or exact; without one the slot's",
      { version: 0, minutes: 20 },
    ),
    reject: implemented("reject", "Rejects with a reason; a payment is released", {
      version: 0,
      reason: "sold_out",
      message: "Plus de saumon ce soir, pardon.",
    }),
    delay: implemented("delay", "Changes the promised time", {
      version: 1,
      promised_at: "2026-11-21T20:10:00+01:00",
    }),
    preparing: implemented("preparing", "Sets the progress to preparing", { version: 1 }),
    ready: implemented("ready", "Sets the progress to ready", { version: 2 }),
    out_for_delivery: implemented("out_for_delivery", "Sets the progress to out_for_delivery", {
      version: 3,
    }),
    completed: implemented("completed", "Sets the progress to completed", { version: 4 }),
    cancel: implemented("cancel", "Cancels an accepted order; a payment is released", {
      version: 1,
      reason: "customer_request",
    }),
  });

  function implemented<Body extends Sent>(command: OrderCommand, summary: string, body: Body) {
    const problems: ProblemCode[] = ["not_found", "order_moved_on", "not_possible_now"];
    return {
      summary,
      example: { parameters: EXAMPLE_ORDER, body },
      answers: "The current order",
      problems,
      async run({ actor, locale, params, body }: CommandCall) {
        const input = inputOf(command, body, now());
        if (!input) return refusedField(locale, { path: "promised_at", problem: "promise_past" });
        return orderOrRefused(await runCommand(services, actor, params.order_id, input));
      },
    };
  }
}

/** Union of the fields that commands need. */
type Sent = {
  version: number;
  minutes?: number | null | undefined;
  promised_at?: string | null | undefined;
  reason?: OrderReason;
  message?: string | null;
};
type CommandCall = Omit<CallInput<(typeof COMMAND_CALLS)[OrderCommand]>, "body"> & { body: Sent };

/** Tolerance for promises that are past because of a slow network. */
const LATE_MS = 60_000;

/** Null if the promised time has passed. */
function inputOf(command: OrderCommand, sent: Sent, now: number): CommandInput | null {
  const { version, minutes, promised_at, reason, message } = sent;
  const promisedAt = promised_at
    ? Date.parse(promised_at)
    : minutes
      ? now + minutes * 60_000
      : undefined;
  if (promisedAt !== undefined && promisedAt < now - LATE_MS) return null;
  return {
    command,
    version,
    ...(promisedAt !== undefined && { promisedAt }),
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message }),
  };
}

function orderOrRefused(result: CommandResult): DeskOrder | Refusal {
  return result.ok ? result.order : new Refusal(result.problem);
}
