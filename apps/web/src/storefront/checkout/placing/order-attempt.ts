import { isRecord } from "@noren/contract/api-problem.ts";
import type { OrderPlaced } from "@noren/contract/checkout.ts";
import { randomId } from "../../../platform/random-id.ts";
import type { OrderPayload } from "./order-payload.ts";
import type { OrderRecap } from "./placed-order.ts";

/** An order as it is sent, and what its page will show once it is placed. */
export type Sending = { order: OrderPayload; recap: OrderRecap };

/**
 * One order from its first sending until it is known to be placed. All its sendings bear the same
 * `local_id`, so that the server never holds two of them. `unanswered` are those whose outcome is
 * not known: the answer was lost, or the page went before it came. `replaces` is the card order that
 * was given up for this one.
 */
export type OrderAttempt = {
  local_id: string;
  unanswered: Sending[];
  replaces: PendingOrder | null;
};

/**
 * A card order that the server holds and that is not settled. `confirmed`: the provider says that it
 * is paid or about to be; `refused`: it says that nothing was taken; `open`: nobody has said.
 */
export type PendingOrder = { placed: OrderPlaced; sending: Sending; state: PendingOrderState };
type PendingOrderState = "open" | "confirmed" | "refused";

/** `held` null: the bank sent back to a browser that knows nothing of the order. */
export type Unsettled = { pendingOrder: PendingOrder | null };

export function newAttempt(replaces: PendingOrder | null = null): OrderAttempt {
  return { local_id: randomId(crypto), unanswered: [], replaces };
}

/** The attempt at another order than this one: the card order of this one is given up for it. */
export function nextAttempt(
  attempt: OrderAttempt,
  pendingOrder: PendingOrder | null,
): OrderAttempt {
  const isOwn = pendingOrder?.sending.order.local_id === attempt.local_id;
  return newAttempt(isOwn ? pendingOrder : attempt.replaces);
}

/** What the server wants to know of the order that is given up: nothing where it gave it no key. */
export function replacedBy({ replaces }: OrderAttempt): Pick<OrderPayload, "replaces"> {
  const { order_id, tracking_key } = replaces?.placed ?? {};
  return order_id && tracking_key ? { replaces: { order_id, tracking_key } } : {};
}

export function withSent(attempt: OrderAttempt, sending: Sending): OrderAttempt {
  return { ...attempt, unanswered: [...others(attempt, sending), sending] };
}

export function withAnswered(attempt: OrderAttempt, sending: Sending): OrderAttempt {
  return { ...attempt, unanswered: others(attempt, sending) };
}

/** The sendings of other contents, the latest last. */
export function others({ unanswered }: OrderAttempt, { order }: Sending): Sending[] {
  const text = JSON.stringify(order);
  return unanswered.filter((sent) => JSON.stringify(sent.order) !== text);
}

/**
 * Whether an order needs an id of its own: the attempt's belongs to a card order of other contents.
 * That one is not confirmed any more, and ends with the next one's placing. A cash order whose answer was lost keeps
 * the id, since it may have arrived.
 */
export function needsNewId(
  attempt: OrderAttempt,
  pendingOrder: PendingOrder | null,
  order: OrderPayload,
): boolean {
  const sent = pendingOrder ? [...attempt.unanswered, pendingOrder.sending] : attempt.unanswered;
  return sent.some(
    ({ order: earlier }) =>
      earlier.local_id === attempt.local_id &&
      earlier.payment_method === "card" &&
      contentsOf(earlier) !== contentsOf(order),
  );
}

/** An order without what the payment itself brings. */
function contentsOf({ local_id, transaction_id, replaces, ...contents }: OrderPayload): string {
  return JSON.stringify(contents);
}

/** Whether a reload may have interrupted an order that arrived: a card's is confirmed much later. */
export function isLost({ unanswered }: OrderAttempt): boolean {
  return unanswered.some(({ order }) => order.payment_method === "cash");
}

/** As `readAttempt`. */
export function readPendingOrder(text: string | null): PendingOrder | null {
  try {
    return parsePendingOrder(JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
}

function parsePendingOrder(pendingOrder: unknown): PendingOrder | null {
  if (!isRecord(pendingOrder) || !isRecord(pendingOrder.placed) || !isRecord(pendingOrder.sending))
    return null;
  const { order, recap } = pendingOrder.sending;
  const isWhole =
    typeof pendingOrder.placed.order_id === "string" && isRecord(order) && isRecord(recap);
  return isWhole ? (pendingOrder as PendingOrder) : null;
}

/** Stored by this very page, and checked all the same: null for anything else. */
export function readAttempt(text: string | null): OrderAttempt | null {
  try {
    const attempt: OrderAttempt | null = JSON.parse(text ?? "null");
    if (!attempt?.local_id || !Array.isArray(attempt.unanswered)) return null;
    return { ...attempt, replaces: parsePendingOrder(attempt.replaces) };
  } catch {
    return null;
  }
}
