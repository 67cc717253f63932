import type { CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import { useRef } from "react";
import { useApi } from "../../use-api.ts";
import { useShop } from "../shop/shop-context.tsx";
import { attempt, keepAttempt, keepPlaced, say, useCheckout } from "./checkout-store.ts";
import { type CheckoutView, draftOf } from "./checkout-view.ts";
import { slotOf } from "./fulfilment.ts";
import type { Sending } from "./order-attempt.ts";
import { contentsKey } from "./order-payload.ts";
import { recapOf } from "./placed-order.ts";
import { fieldErrorsOf, refusalNotice, unknownNotice } from "./refusal-notice.ts";
import { type OrderOutcome, sendOrder } from "./send-order.ts";
import { readStatedAmounts } from "./stated-amounts.ts";

type OrderingInput = {
  view: CheckoutView;
  onPlaced: () => void;
  onFailed: () => void;
  /** A notice belongs to that tab. */
  onNotice: (tab: CheckoutTab) => void;
};

/** Places the order that is shown, or says on its tab why not. */
export function useOrdering({ view, onPlaced, onFailed, onNotice }: OrderingInput) {
  const api = useApi();
  const { refresh } = useShop();
  /** At once, where state would come too late for a second press. */
  const busy = useRef(false);

  async function place() {
    const checkout = useCheckout.getState();
    const { fulfilment } = view.offer;
    const slot = slotOf(fulfilment);
    const order = draftOf(view, checkout, attempt().local_id);
    if (!slot || !order) {
      say({ tab: "delivery", place: "time", word: "slot_closed" });
      return onNotice("delivery");
    }
    const { agreed } = checkout;
    useCheckout.setState({ agreed: slot });
    if (agreed && (agreed.date !== slot.date || agreed.label !== slot.label)) {
      return say({ tab: "payment", place: "order", word: "time_moved", slots: [agreed, slot] });
    }
    const { orderType, priced } = view;
    const asap = fulfilment.kind === "first" && fulfilment.asap;
    const recap = recapOf({ orderType, forms: checkout, slot, asap, priced });
    await deliver({ order, recap });
  }

  async function retry() {
    const lost = attempt().unanswered.at(-1);
    await (lost ? deliver(lost) : place());
  }

  async function deliver(sending: Sending) {
    if (busy.current) return;
    busy.current = true;
    useCheckout.setState({ sending: true, notice: null });
    const outcome = await sendOrder(api(), { read: attempt, write: keepAttempt }, sending);
    busy.current = false;
    useCheckout.setState({ sending: false });
    settle(outcome, sending);
  }

  function settle(outcome: OrderOutcome, sending: Sending) {
    if (outcome.kind === "placed") {
      keepPlaced({ ...outcome.placed, ...outcome.sending.recap });
      return onPlaced();
    }
    if (outcome.kind === "unknown") {
      const notice = unknownNotice(outcome.refusal);
      return notice.word === "order_failed" ? onFailed() : say(notice);
    }
    const { refusal } = outcome;
    const notice = refusalNotice(refusal);
    learnFrom(refusal, sending);
    say(notice);
    onNotice(notice.tab);
  }

  /** What a refusal teaches: other prices, a slot without room, a dead code, a wrong field. */
  function learnFrom(
    refusal: Extract<OrderOutcome, { kind: "refused" }>["refusal"],
    { order, recap }: Sending,
  ) {
    const amounts = readStatedAmounts(refusal.payload);
    switch (refusal.code) {
      case "price_changed":
        if (amounts) useCheckout.setState({ stated: { key: contentsKey(order), amounts } });
        return void refresh();
      case "item_unavailable":
      case "menu_unavailable":
      case "option_out_of_bounds":
      case "payment_method_off":
        return void refresh();
      case "slot_closed":
      case "slot_full":
        return useCheckout.setState(({ refused }) => ({
          agreed: null,
          refused: [...refused, { date: recap.date, label: recap.label }],
        }));
      case "coupon_invalid":
        return useCheckout.setState({ coupon: null });
      case "validation_failed":
        return useCheckout.setState({ fieldErrors: fieldErrorsOf(refusal) });
    }
  }

  return { place, retry: () => void retry() };
}
