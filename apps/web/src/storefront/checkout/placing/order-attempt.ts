import { isRecord } from "@noren/contract/api-problem.ts";
import type { OrderPlaced } from "@noren/contract/checkout.ts";
import { randomId } from "../../../platform/random-id.ts";
import type { OrderPayload } from "./order-payload.ts";
import type { OrderRecap } from "./placed-order.ts";

/** The payload of an order, and the recap for its page. */
export type Sending = { order: OrderPayload; recap: OrderRecap };

/**
 * One order from its first sending until it is known to be placed. All sendings have the same
 * `local_id`, so that the server never holds two. `unanswered` are those whose outcome is unknown:
 * the answer was lost, or the page was closed before it came. `replaces` is the card order that was
 * given up for this one.
 */
export type OrderAttempt = {
  local_id: string;
  unanswered: Sending[];
  replaces: PendingOrder | null;
};

/**
 * A card order that the server holds and that is not settled. `confirmed`: the provider reports it
 * as paid or about to be; `refused`: the provider reports that nothing was charged; `open`:
 * unknown.
 */
export type PendingOrder = { placed: OrderPlaced; sending: Sending; state: PendingOrderState };
type PendingOrderState = "open" | "confirmed" | "refused";

/** `pendingOrder` is null where the bank redirected to a browser that has not stored the order. */
export type Unsettled = { pendingOrder: PendingOrder | null };

export function newAttempt(replaces: PendingOrder | null = null): OrderAttempt {
  return { local_id: randomId(crypto), unanswered: [], replaces };
}

/** The attempt for the next order; the card order of this one, if any, is given up for it. */
export function nextAttempt(
  attempt: OrderAttempt,
  pendingOrder: PendingOrder | null,
): OrderAttempt {
  const isOwn = pendingOrder?.sending.order.local_id === attempt.local_id;
  return newAttempt(isOwn ? pendingOrder : attempt.replaces);
}

/** Identifies the replaced order to the server; empty where the server gave no tracking key. */
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

/** The unanswered sendings with other contents, the latest last. */
export function others({ unanswered }: OrderAttempt, { order }: Sending): Sending[] {
  const text = JSON.stringify(order);
  return unanswered.filter((sent) => JSON.stringify(sent.order) !== text);
}

/**
 * Whether an order needs its own id: the attempt's id belongs to a card order with other contents.
 * That card order is no longer confirmed, and ends when the next one is placed. A cash order whose
 * answer was lost keeps the id, since it may have arrived.
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

/** The payload without the fields of id and payment. */
function contentsOf({ local_id, transaction_id, replaces, ...contents }: OrderPayload): string {
  return JSON.stringify(contents);
}

/**
 * Whether a reload may have lost an order that arrived; not for cards, which are confirmed much
 * later.
 */
export function isLost({ unanswered }: OrderAttempt): boolean {
  return unanswered.some(({ order }) => order.payment_method === "cash");
}

/** Validates like `readAttempt`. */
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

/** Validated although this page wrote it: null for anything else. */
export function readAttempt(text: string | null): OrderAttempt | null {
  try {
    const attempt: OrderAttempt | null = JSON.parse(text ?? "null");
    if (!attempt?.local_id || !Array.isArray(attempt.unanswered)) return null;
    return { ...attempt, replaces: parsePendingOrder(attempt.replaces) };
  } catch {
    return null;
  }
}
