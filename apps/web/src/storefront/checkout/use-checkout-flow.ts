import type { Locale } from "@noren/contract/locales.ts";
import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutTab,
  checkoutStep,
  checkoutTab,
} from "@noren/ordering/checkout-tabs.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { quietly } from "../../platform/failed-chunk.ts";
import { useQuery } from "../../platform/use-query.ts";
import { useSite } from "../../site-context.tsx";
import { answerOrderType, chooseOrderType, emptyCart, useCart } from "../cart/cart-store.ts";
import { useFullSlots } from "../shop/full-slots.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useMeasuredForm } from "./form/use-measured-form.ts";
import type { PendingOrder } from "./placing/order-attempt.ts";
import { withoutOrdered } from "./placing/without-ordered.ts";
import type { CheckoutFlow } from "./state/checkout-context.ts";
import {
  abandonPendingOrder,
  changeDelivery,
  changePayment,
  copyLocationOnce,
  keepPlaced,
  payAgain,
  resetCheckout,
  say,
  showProblems,
  useCheckout,
} from "./state/checkout-store.ts";
import { checkoutView } from "./state/checkout-view.ts";
import { alertNotice } from "./state/notice.ts";
import { useOrdering } from "./use-ordering.ts";

/** The tab that this one was opened from, in the state of the history entry. */
type TabState = { from?: CheckoutTab } | null;

/**
 * Drives the tab machine: the URL names the tab, so that the back button returns to the previous
 * tab; this hook runs the machine's effects. An unknown tab throws `Invalid tab`. Without a name
 * the checkout opens at its first tab, or after it where the order type is answered and has a slot.
 */
export function useCheckoutFlow(now: number): CheckoutFlow {
  const { href, locale } = useLocale();
  const { apiRoot } = useSite();
  const navigate = useNavigate();
  const params = useQuery();
  const state = useLocation().state as TabState;
  const shop = useShop();
  const cart = useCart();
  const checkout = useCheckout();
  const measurement = useMeasuredForm(checkout.delivery, cart.orderType);
  const full = useFullSlots(now);
  const view = checkoutView({ shop, cart, checkout, now, measurement, full });
  const [unnamed] = useState<CheckoutTab>(() =>
    cart.isTypeAnswered && view.first[cart.orderType] ? "personal" : "type",
  );
  const tab = checkoutTab(params.get("tab") ?? unnamed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Going back uses the existing history entry instead of pushing another one. */
  function goTo(next: CheckoutTab, how: "push" | "replace" = "push") {
    if (next === tab) return;
    clearTimeout(timer.current);
    if (next === state?.from) return void navigate(-1);
    void navigate(`${href("checkout")}${next === unnamed ? "" : `?tab=${next}`}`, {
      replace: how === "replace",
      state: how === "push" ? { from: tab } : state,
    });
  }

  function send(event: CheckoutEvent) {
    const step = checkoutStep(tab, event);
    useCheckout.setState({ notice: null, summaryOpen: false });
    for (const effect of step.effects) carryOut(effect, step.tab);
    // The next visit starts at the first tab; this one ends on the order's page.
    if (event.type === "order_placed") return resetCheckout();
    useCheckout.setState({ placed: null });
    goTo(step.tab);
  }

  const { place, retry } = useOrdering({
    view,
    onPlaced: () => goTo("confirmation", "replace"),
    onFailed: () => send({ type: "order_failed" }),
    onPaymentFailed: () => send({ type: "payment_failed" }),
    onNotice: goTo,
  });

  function carryOut(effect: CheckoutEffect, at: CheckoutTab) {
    switch (effect.type) {
      case "set_order_type":
        answerOrderType();
        return chooseOrderType(effect.order_type);
      case "jump_later":
        clearTimeout(timer.current);
        timer.current = setTimeout(() => goTo(effect.tab), effect.after_ms);
        return;
      case "copy_location_to_delivery":
        return copyLocationOnce(cart.location, shop.settings.delivery);
      case "force_card":
        return changePayment({ method: "card" });
      case "place_order":
        return void place();
      case "alert":
        if (effect.alert === "required_fields") showProblems();
        return say(alertNotice(effect.alert, at));
      case "log_invalid":
        return console.info(`[noren] the step "${effect.tab}" is not valid`);
      case "empty_cart":
        return emptyCart((refs) => withoutOrdered(refs, checkout.placed?.refs ?? refs));
      case "reset_delivery_date":
        return changeDelivery({ delivery_date: null });
      case "clear_time_range":
        return changeDelivery({ delivery_time_range: null, is_scheduled: false });
      case "clear_payment_failed":
        return changePayment({ failed: false });
      case "create_card_customer":
        if (view.methods.includes("card")) beginCard(apiRoot, locale);
        return;
      // Prices follow from the order type without an effect; the card form requests its own intent.
      case "reprice_cart":
      case "create_payment_intent":
    }
  }

  const settling = {
    onPaid: ({ placed, sending }: PendingOrder) => {
      keepPlaced({ ...placed, ...sending.recap });
      useCheckout.setState({ unsettled: null });
      goTo("confirmation", "replace");
    },
    onUnpaid: (pendingOrder: PendingOrder) => {
      payAgain(pendingOrder);
      send({ type: "payment_failed" });
    },
    onLeft: () => {
      abandonPendingOrder();
      goTo("payment", "replace");
    },
  };

  return { tab, view, send, payBy: place, retry: () => void retry(), settling };
}

/** In the background; the payment tab retries if it failed. */
function beginCard(apiRoot: string, locale: Locale) {
  void quietly(async () => {
    const { cardApiAt, prepareCustomer } = await import("./payment/page-intents.ts");
    prepareCustomer(cardApiAt(apiRoot, locale), useCheckout.getState().personal);
    await import("./payment/card-panel.tsx");
  });
}
