import { CHECKOUT_STEP_DELAY_MS } from "./constants.ts";
import { INVALID_TAB } from "./invalid-tab.ts";
import type { OrderType } from "./model.ts";

/**
 * storefront.md §4, Checkout tab: a state machine whose effects are data that the caller executes.
 */
export const CHECKOUT_TABS = ["type", "personal", "delivery", "payment", "confirmation"] as const;
export type CheckoutTab = (typeof CHECKOUT_TABS)[number];

export type CheckoutEvent =
  | { type: "next" | "prev" }
  | { type: "jump"; tab: string }
  | { type: "order_type_chosen"; order_type: OrderType }
  | { type: "personal_submitted"; valid: boolean }
  | { type: "delivery_submitted"; validity: FormValidity; cash_active: boolean }
  /** `card_ready`: there is a payment intent and the last payment did not fail. */
  | {
      type: "order_submitted";
      validity: FormValidity;
      method: "cash" | "card";
      card_ready: boolean;
    }
  | { type: "order_placed" }
  | { type: "order_failed" }
  /** The card was declined, or there is no payment intent. */
  | { type: "payment_failed" };

export type FormValidity = { personal: boolean; delivery: boolean; too_far: boolean };

export type CheckoutEffect =
  | { type: "set_order_type"; order_type: OrderType }
  | { type: "reprice_cart" }
  | { type: "jump_later"; tab: CheckoutTab; after_ms: number }
  | { type: "create_card_customer" }
  | { type: "copy_location_to_delivery" }
  | { type: "force_card" }
  | { type: "create_payment_intent" }
  | { type: "place_order" }
  | { type: "alert"; alert: CheckoutAlert }
  /** storefront.md §8: an invalid step is only logged. */
  | { type: "log_invalid"; tab: CheckoutTab }
  | { type: "empty_cart" }
  | { type: "reset_delivery_date" }
  | { type: "clear_time_range" }
  | { type: "clear_payment_failed" };

export type CheckoutAlert = "required_fields" | "too_far" | "payment_failed" | "order_failed";

export type CheckoutStep = { tab: CheckoutTab; effects: CheckoutEffect[] };

/** Throws `Invalid tab` for an unknown name. */
export function checkoutTab(name: string): CheckoutTab {
  const tab = CHECKOUT_TABS.find((known) => known === name);
  if (!tab) throw new Error(INVALID_TAB);
  return tab;
}

/** The transition function: the next tab and its effects. */
export function checkoutStep(from: CheckoutTab, event: CheckoutEvent): CheckoutStep {
  switch (event.type) {
    case "next":
      return { tab: neighbour(from, 1), effects: [] };
    case "prev":
      return { tab: neighbour(from, -1), effects: [] };
    case "jump":
      return { tab: checkoutTab(event.tab), effects: [] };
    case "order_type_chosen":
      return {
        tab: from,
        effects: [
          { type: "set_order_type", order_type: event.order_type },
          { type: "reprice_cart" },
          { type: "jump_later", tab: "personal", after_ms: CHECKOUT_STEP_DELAY_MS },
        ],
      };
    case "personal_submitted":
      if (!event.valid) return { tab: from, effects: [{ type: "log_invalid", tab: "personal" }] };
      return {
        tab: "delivery",
        effects: [{ type: "create_card_customer" }, { type: "copy_location_to_delivery" }],
      };
    case "delivery_submitted":
      return (
        blocked(event.validity) ?? { tab: "payment", effects: methodEffects(event.cash_active) }
      );
    case "order_submitted":
      if (event.method === "card" && !event.card_ready) {
        return blocked(event.validity) ?? alertAt("payment", "payment_failed");
      }
      return blocked(event.validity) ?? { tab: from, effects: [{ type: "place_order" }] };
    case "order_placed":
      return {
        tab: "type",
        effects: [
          { type: "empty_cart" },
          { type: "reset_delivery_date" },
          { type: "clear_time_range" },
          { type: "clear_payment_failed" },
        ],
      };
    case "order_failed":
      return alertAt(from, "order_failed");
    case "payment_failed":
      return alertAt("payment", "payment_failed");
  }
}

/** The first and the last tab stay where they are. */
function neighbour(tab: CheckoutTab, steps: 1 | -1): CheckoutTab {
  return CHECKOUT_TABS[CHECKOUT_TABS.indexOf(tab) + steps] ?? tab;
}

/** storefront.md §5: an alert on the tab whose form is invalid; null if all are valid. */
function blocked({ personal, delivery, too_far }: FormValidity): CheckoutStep | null {
  if (!personal) return alertAt("personal", "required_fields");
  if (!delivery) return alertAt("delivery", "required_fields");
  return too_far ? alertAt("delivery", "too_far") : null;
}

function alertAt(tab: CheckoutTab, alert: CheckoutAlert): CheckoutStep {
  return { tab, effects: [{ type: "alert", alert }] };
}

/** Without cash on delivery the method is card, and the payment intent is created now. */
function methodEffects(cash_active: boolean): CheckoutEffect[] {
  return cash_active ? [] : [{ type: "force_card" }, { type: "create_payment_intent" }];
}
