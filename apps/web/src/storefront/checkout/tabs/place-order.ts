import type { Api } from "@noren/contract/api.ts";
import type { CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import { reloadInstead } from "../../../platform/failed-chunk.ts";
import { type CartState, readStoredCart, useCart } from "../../cart/cart-store.ts";
import { forgetMeasurements } from "../../location/measurements.ts";
import type { Shop } from "../../shop/shop-context.tsx";
import type { PaymentOutcome } from "../payment/pay-order.ts";
import { nextAttempt, replacedBy, type Sending } from "../placing/order-attempt.ts";
import { customerCalls } from "../placing/order-calls.ts";
import { contentsKey } from "../placing/order-payload.ts";
import { type OrderRecap, recapOf } from "../placing/placed-order.ts";
import { retryingCalls } from "../placing/retrying-calls.ts";
import { type OrderOutcome, sendOrder } from "../placing/send-order.ts";
import { readStatedAmounts } from "../placing/stated-amounts.ts";
import { slotOf } from "../slots/fulfilment.ts";
import type { CardStep } from "../state/card-step.ts";
import {
  attempt,
  attemptFor,
  changeCard,
  changePayment,
  forgetOrder,
  keepAttempt,
  keepPlaced,
  loadPendingOrder,
  savePendingOrder,
  say,
  settleReplaced,
  useCheckout,
} from "../state/checkout-store.ts";
import { type CheckoutView, draftOf, wishesOf } from "../state/checkout-view.ts";
import { lockOrders } from "../state/order-lock.ts";
import { fieldErrorsOf, problemNotice, unknownNotice } from "../state/problem-notice.ts";
import { unsettledOf } from "../state/return-from-bank.ts";

export type OrderingSteps = {
  view: CheckoutView;
  onPlaced: () => void;
  onFailed: () => void;
  /** The card was declined, or there is no payment to confirm. */
  onPaymentFailed: () => void;
  /** Opens the tab of the notice. */
  onNotice: (tab: CheckoutTab) => void;
};

type OrderingInput = OrderingSteps &
  Pick<Shop, "settings" | "refresh"> & {
    api: () => Api;
    /** The checkout's path. */
    path: string;
    /** Of all renders, so that a second tap is stopped at once. */
    busy: { current: boolean };
  };

/** What an order is paid with: the form of the card panel, or a wallet. */
export type CardPayment = Pick<CardStep, "intent" | "session">;

/** A field of the form is missing or invalid: nothing was sent (storefront.md §8). */
type InvalidPayment = { kind: "invalid"; message: string };

/** Another window has ordered, or changed the cart: nothing was sent. */
type ChangedElsewhere = { kind: "changed_elsewhere" };

const keeper = { read: attempt, write: keepAttempt, savePending: savePendingOrder };

/** Places the order shown, or shows on its tab why it could not. */
export function orderingOf({ view, api, settings, refresh, busy, ...on }: OrderingInput) {
  /** With `wallet` by that one, whichever method is chosen. */
  async function place(wallet: CardPayment | null = null) {
    if (hasChangedElsewhere(useCart.getState())) return;
    const checkout = useCheckout.getState();
    const method = wallet ? "card" : view.method;
    const { fulfilment } = view.offer;
    const slot = slotOf(fulfilment);
    const draft = draftOf({ ...view, method }, checkout);
    if (!slot || !draft) {
      say({ tab: "delivery", placement: "time", messageKey: "slot_closed" });
      return on.onNotice("delivery");
    }
    const { confirmedSlot } = checkout;
    useCheckout.setState({ confirmedSlot: slot });
    if (confirmedSlot && (confirmedSlot.date !== slot.date || confirmedSlot.label !== slot.label)) {
      return say({
        tab: "payment",
        placement: "order",
        messageKey: "time_moved",
        slots: [confirmedSlot, slot],
      });
    }
    const { orderType, priced } = view;
    const asap = fulfilment.kind === "first" && fulfilment.asap;
    const forms = { ...checkout, wishes: wishesOf(view, checkout) };
    const recap = recapOf({ orderType, forms, slot, asap, priced, paid: paidBy(method) });
    const own = attemptFor(draft);
    const order = { ...draft, local_id: own.local_id, ...replacedBy(own) };
    const payment = wallet ?? checkout.card;
    await (method === "card" ? pay({ order, recap }, payment) : deliver({ order, recap }));
  }

  /**
   * Whether another window has changed the cart, which this one then shows, or is paying an order,
   * which is settled first. `shown` is the cart to be ordered.
   */
  function hasChangedElsewhere(shown: CartState): boolean {
    readStoredCart();
    const { refs, orderType } = useCart.getState();
    if (refs !== shown.refs || orderType !== shown.orderType) {
      say({ tab: "payment", placement: "order", messageKey: "cart_changed" });
      return true;
    }
    const pendingOrder = loadPendingOrder();
    const isOther = pendingOrder?.sending.order.local_id !== attempt().local_id;
    const unsettled = isOther ? unsettledOf(pendingOrder, null) : null;
    if (unsettled) useCheckout.setState({ unsettled });
    return unsettled !== null;
  }

  async function retry() {
    const lost = attempt().unanswered.at(-1);
    if (lost?.order.payment_method === "cash") return deliver(lost);
    changePayment({ failed: false });
    await place();
  }

  function paidBy(method: CheckoutView["method"]): OrderRecap["paid"] {
    if (method !== "card") return "cash";
    return settings.card?.provider === "demo" ? "demo" : "card";
  }

  async function deliver(sending: Sending) {
    const shown = useCart.getState();
    const outcome = await whileBusy(() =>
      alone(shown, () => sendOrder(retryingCalls(customerCalls(api())), keeper, sending)),
    );
    if (outcome?.kind === "changed_elsewhere") return forgetIfOrdered();
    if (outcome) settle(outcome, sending);
  }

  /** One window at a time: what another has ordered meanwhile is not ordered again. */
  async function alone<T>(shown: CartState, work: () => Promise<T>): Promise<T | ChangedElsewhere> {
    await lockOrders();
    return hasChangedElsewhere(shown) ? { kind: "changed_elsewhere" } : work();
  }

  function forgetIfOrdered() {
    if (useCart.getState().orderedElsewhere) forgetOrder();
  }

  async function pay({ order, recap }: Sending, { intent, session }: CardPayment) {
    // An order whose contents have just changed has no intent of its own yet.
    if (!session || intent?.local_id !== order.local_id) return on.onPaymentFailed();
    const { client_secret, customer_id } = intent;
    const sending = { order: { ...order, transaction_id: { client_secret, customer_id } }, recap };
    const shown = useCart.getState();
    const returnUrl = new URL(`${on.path}?tab=payment`, window.location.href).href;
    const outcome = await whileBusy(async () => {
      const submitting = session.submit();
      const { payGuarded } = await import("../payment/pay-guarded.ts").catch(reloadInstead);
      const problem = await submitting;
      if (problem !== null) return { kind: "invalid", message: problem } as const;
      useCheckout.setState({ sending: "payment" });
      const calls = retryingCalls(customerCalls(api()));
      return alone(shown, () => payGuarded({ api: calls, keeper, session, sending, returnUrl }));
    });
    if (outcome?.kind === "changed_elsewhere") return forgetIfOrdered();
    if (outcome) settlePayment(outcome, sending);
  }

  /** Mutual exclusion: null while another call is pending. */
  async function whileBusy<T extends { kind: string }>(work: () => Promise<T>) {
    if (busy.current) return null;
    busy.current = true;
    useCheckout.setState({ sending: "order", notice: null });
    let isPlaced = false;
    try {
      const outcome = await work();
      isPlaced = outcome.kind === "placed";
      return outcome;
    } finally {
      busy.current = false;
      // A placed order stays busy until its own tab opens, so that it cannot be resent.
      useCheckout.setState({ sending: isPlaced ? "order" : null });
    }
  }

  function settlePayment(outcome: PaymentOutcome | InvalidPayment, sending: Sending) {
    changeCard({ sentence: "message" in outcome ? outcome.message : "" });
    switch (outcome.kind) {
      case "invalid":
        return console.info("[noren] the payment is not valid");
      case "declined":
        changePayment({ failed: true });
        return on.onPaymentFailed();
      case "unprepared":
        return on.onFailed();
      case "unsettled":
        return useCheckout.setState({ unsettled: { pendingOrder: outcome.pendingOrder } });
      default:
        return settle(outcome, sending);
    }
  }

  function settle(outcome: OrderOutcome, sending: Sending) {
    if (outcome.kind === "placed") {
      keepPlaced({ ...outcome.placed, ...outcome.sending.recap });
      return on.onPlaced();
    }
    if (outcome.kind === "unknown") {
      const notice = unknownNotice(outcome.problem);
      return notice.messageKey === "order_failed" ? on.onFailed() : say(notice);
    }
    const { problem } = outcome;
    if (problem.code === "earlier_order_paid") return settleReplaced();
    const notice = problemNotice(problem, sending.order);
    learnFrom(problem, sending);
    say(notice);
    on.onNotice(notice.tab);
  }

  /**
   * Updates state from a problem: changed prices, a full slot, an invalid code, an invalid field.
   */
  function learnFrom(
    problem: Extract<OrderOutcome, { kind: "refused" }>["problem"],
    { order, recap }: Sending,
  ) {
    const amounts = readStatedAmounts(problem.payload);
    switch (problem.code) {
      case "price_changed":
        if (amounts) useCheckout.setState({ stated: { key: contentsKey(order), amounts } });
        return void refresh();
      // The server's distance differs from the measured one.
      case "out_of_range":
      case "address_unverified":
        forgetMeasurements();
        return void refresh();
      case "item_unavailable":
      case "menu_unavailable":
      case "option_out_of_bounds":
      case "payment_method_off":
      case "below_minimum":
      case "ordering_paused":
        return void refresh();
      case "payment_mismatch":
        // Its payment is void: the next attempt gets another one.
        return keepAttempt(nextAttempt(attempt(), null));
      case "slot_closed":
      case "slot_full":
        useCheckout.setState(({ refused }) => ({
          confirmedSlot: null,
          refused: [...refused, { date: recap.date, label: recap.label }],
        }));
        return void refresh();
      case "coupon_invalid":
        return useCheckout.setState({ coupon: null });
      case "validation_failed":
        return useCheckout.setState({ fieldErrors: fieldErrorsOf(problem) });
    }
  }

  return { place, retry };
}
