import type { Api } from "@noren/contract/api.ts";
import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { OrderPlaced } from "@noren/contract/checkout.ts";
import {
  type OrderAttempt,
  others,
  type Sending,
  withAnswered,
  withSent,
} from "./order-attempt.ts";

/** Stores the attempt, so that a reload finds it. */
export type AttemptKeeper = {
  read: () => OrderAttempt;
  write: (attempt: OrderAttempt) => void;
};

export type OrderOutcome = { kind: "placed"; placed: OrderPlaced; sending: Sending } | NotPlaced;

/** The server holds the order; it is not finalised yet. */
export type Accepted = { kind: "accepted"; placed: OrderPlaced; sending: Sending };

export type NotPlaced =
  | { kind: "refused"; problem: ApiProblem }
  /** The outcome is unknown: it may be resent unchanged. */
  | { kind: "unknown"; problem: ApiProblem };

export type OrderCalls = Pick<Api, "placeOrder" | "finaliseOrder">;

/** Places an order and finalises it (storefront.md §4); both calls are idempotent. */
export async function sendOrder(
  api: OrderCalls,
  keeper: AttemptKeeper,
  sending: Sending,
): Promise<OrderOutcome> {
  const submitted = await submitOrder(api, keeper, sending);
  return submitted.kind === "accepted" ? finalise(api, submitted) : submitted;
}

/** `sending` of the result is what the server holds: an earlier one if that had arrived. */
export async function submitOrder(
  api: OrderCalls,
  keeper: AttemptKeeper,
  sending: Sending,
): Promise<Accepted | NotPlaced> {
  keeper.write(withSent(keeper.read(), sending));
  const reply = await api.placeOrder(sending.order);
  if (reply.ok) return { kind: "accepted", placed: reply.payload, sending };
  if (reply.problem.code === "local_id_reused") return findEarlier(api, keeper, sending);
  if (isUnknown(reply.problem)) return { kind: "unknown", problem: reply.problem };
  keeper.write(withAnswered(keeper.read(), sending));
  return { kind: "refused", problem: reply.problem };
}

/**
 * The server holds this attempt with other contents: finds the unanswered sending that had arrived.
 */
async function findEarlier(
  api: OrderCalls,
  keeper: AttemptKeeper,
  sending: Sending,
): Promise<Accepted | NotPlaced> {
  let last: ApiProblem = { code: "local_id_reused", status: 409, message: "" };
  for (const earlier of others(keeper.read(), sending).reverse()) {
    const reply = await api.placeOrder(earlier.order);
    if (reply.ok) return { kind: "accepted", placed: reply.payload, sending: earlier };
    last = reply.problem;
  }
  return { kind: "unknown", problem: last };
}

export async function finalise(
  api: OrderCalls,
  { placed, sending }: Accepted,
): Promise<OrderOutcome> {
  const { transaction_id, status } = sending.order;
  const reply = await api.finaliseOrder({ order_id: placed.order_id, transaction_id, status });
  if (!reply.ok) return { kind: "unknown", problem: reply.problem };
  return { kind: "placed", placed, sending };
}

/** No answer, an answer that is not the API's, or a server error. */
function isUnknown({ code, status }: ApiProblem): boolean {
  // This check precedes every write: an address that cannot be looked up means that no order
  // exists.
  if (code === "address_unverified") return false;
  return code === "unreachable" || status >= 500;
}
