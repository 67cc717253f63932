import type { PendingOrder, Sending } from "../placing/order-attempt.ts";
import { withAnswered } from "../placing/order-attempt.ts";
import {
  type AttemptKeeper,
  finalise,
  type OrderCalls,
  type OrderOutcome,
  submitOrder,
} from "../placing/send-order.ts";
import type { CardSession } from "../state/card-session.ts";
import { settlePayment } from "./settle-payment.ts";

export type PaymentOutcome =
  | OrderOutcome
  /** Not paid, nothing was charged. `message`: the provider's sentence, "" if there is none. */
  | { kind: "declined"; message: string }
  /** The payment could not be confirmed with the provider: it may be retried. */
  | { kind: "unprepared" }
  /** It may be paid: the server is polled until it knows. */
  | { kind: "unsettled"; pendingOrder: PendingOrder };

/** Stores the pending order from the moment it can be charged until it is settled. */
type PaymentKeeper = AttemptKeeper & { savePending: (pendingOrder: PendingOrder) => void };

type PayInput = {
  api: OrderCalls;
  keeper: PaymentKeeper;
  session: Pick<CardSession, "refresh" | "confirm">;
  sending: Sending;
  returnUrl: string;
};

/**
 * Pays an order by card, after its form was submitted: places the order first, so that no payment
 * is without one; then refreshes the amount; then confirms the payment; then has the server check
 * it. An order whose answer was lost is resent with the same id and intent, so it is placed once
 * and charged once.
 */
export async function payOrder(input: PayInput): Promise<PaymentOutcome> {
  const { api, keeper, session, sending, returnUrl } = input;
  const submitted = await submitOrder(api, keeper, sending);
  if (submitted.kind !== "accepted") return submitted;
  if (submitted.sending.order.payment_method === "cash") return finalise(api, submitted);

  const { placed, sending: accepted } = submitted;
  const pendingOrder: PendingOrder = { placed, sending: accepted, state: "open" };
  keeper.savePending(pendingOrder);
  keeper.write(withAnswered(keeper.read(), accepted));
  if (!(await session.refresh())) return { kind: "unprepared" };
  const isPaid = async () => (await settlePayment(api, pendingOrder)) === "paid";
  const confirmation = await session.confirm(returnUrl, { placed, isPaid });
  if (confirmation.kind === "declined") {
    keeper.savePending({ ...pendingOrder, state: "refused" });
    return confirmation;
  }

  const isConfirmed = confirmation.kind === "confirmed";
  const known: PendingOrder = { ...pendingOrder, state: isConfirmed ? "confirmed" : "open" };
  keeper.savePending(known);
  const settled = await settlePayment(api, known);
  if (settled === "paid") return { kind: "placed", placed, sending: accepted };
  if (settled === "unpaid" && !isConfirmed) {
    keeper.savePending({ ...pendingOrder, state: "refused" });
    return { kind: "declined", message: "" };
  }
  return { kind: "unsettled", pendingOrder: known };
}
