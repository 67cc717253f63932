import type { PendingOrder, Sending } from "../placing/order-attempt.ts";
import { withAnswered } from "../placing/order-attempt.ts";
import {
  type AttemptKeeper,
  finalise,
  type OrderCalls,
  type OrderOutcome,
  submitOrder,
} from "../placing/send-order.ts";
import type { CardSession } from "./card-session.ts";
import { settlePayment } from "./settle-payment.ts";

export type PaymentOutcome =
  | OrderOutcome
  /** Not paid, and nothing was charged. `message`: the provider's sentence, "" where there is none. */
  | { kind: "declined"; message: string }
  /** The provider could not be asked to confirm: it may be tried again. */
  | { kind: "unprepared" }
  /** It may be paid: the server has to be asked until it says so. */
  | { kind: "unsettled"; pendingOrder: PendingOrder };

/** Where the order is kept from the moment it can be charged until that is settled. */
export type PaymentKeeper = AttemptKeeper & { savePending: (pendingOrder: PendingOrder) => void };

type PayInput = {
  api: OrderCalls;
  keeper: PaymentKeeper;
  session: Pick<CardSession, "refresh" | "confirm">;
  sending: Sending;
  returnUrl: string;
};

/**
 * Pays an order by card, after the form was submitted: the order first, so that no money is without
 * one; then the amount that the server made of it; then the money; then the server looks itself.
 * An order whose answer was lost is sent again with the same id and the same intent, so it is
 * placed once and charged once.
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
