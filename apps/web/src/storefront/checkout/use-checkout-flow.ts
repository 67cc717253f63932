import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutTab,
  checkoutStep,
  checkoutTab,
} from "@noren/ordering/checkout-tabs.ts";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { chooseOrderType, emptyCart, useCart } from "../cart/cart-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import {
  changeDelivery,
  changePayment,
  copyLocationOnce,
  resetCheckout,
  say,
  showProblems,
  useCheckout,
} from "./checkout-store.ts";
import { type CheckoutView, checkoutView } from "./checkout-view.ts";
import { alertNotice } from "./notice.ts";
import { useOrdering } from "./use-ordering.ts";

export type CheckoutFlow = {
  tab: CheckoutTab;
  view: CheckoutView;
  send: (event: CheckoutEvent) => void;
  /** Sends an order again whose answer was lost, as it was. */
  retry: () => void;
};

/** Where a tab was come from, in the entry of the browser's history. */
type TabState = { from?: CheckoutTab } | null;

/**
 * Drives the tab machine: the address names the tab, so that going back goes a tab back; what the
 * machine says has to happen is done here. An unknown tab throws `Invalid tab`.
 */
export function useCheckoutFlow(now: number): CheckoutFlow {
  const { href } = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = useLocation().state as TabState;
  const tab = checkoutTab(params.get("tab") ?? "type");
  const shop = useShop();
  const cart = useCart();
  const checkout = useCheckout();
  const view = checkoutView({ shop, cart, checkout, now });
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);

  /** Going back takes the entry that is there, rather than piling up another one. */
  function goTo(next: CheckoutTab, how: "push" | "replace" = "push") {
    if (next === tab) return;
    clearTimeout(later.current);
    if (next === state?.from) return void navigate(-1);
    void navigate(`${href("checkout")}${next === "type" ? "" : `?tab=${next}`}`, {
      replace: how === "replace",
      state: how === "push" ? { from: tab } : state,
    });
  }

  function send(event: CheckoutEvent) {
    const step = checkoutStep(tab, event);
    useCheckout.setState({ notice: null, summaryOpen: false });
    for (const effect of step.effects) carryOut(effect, step.tab);
    // The tab is back at the first with the next visit; this one ends on the order's own page.
    if (event.type === "order_placed") return resetCheckout();
    useCheckout.setState({ placed: null });
    goTo(step.tab);
  }

  const { place, retry } = useOrdering({
    view,
    onPlaced: () => goTo("confirmation", "replace"),
    onFailed: () => send({ type: "order_failed" }),
    onNotice: goTo,
  });

  function carryOut(effect: CheckoutEffect, at: CheckoutTab) {
    switch (effect.type) {
      case "set_order_type":
        return chooseOrderType(effect.order_type);
      case "jump_later":
        clearTimeout(later.current);
        later.current = setTimeout(() => goTo(effect.tab), effect.after_ms);
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
        return emptyCart();
      case "reset_delivery_date":
        return changeDelivery({ delivery_date: null });
      case "clear_time_range":
        return changeDelivery({ delivery_time_range: null, is_scheduled: false });
      case "clear_payment_failed":
        return changePayment({ failed: false });
      // Prices follow from the order type by themselves; cards are not offered yet.
      case "reprice_cart":
      case "create_card_customer":
      case "create_payment_intent":
    }
  }

  return { tab, view, send, retry };
}
