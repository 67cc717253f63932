import type { CheckoutAlert, CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { NamedSlot } from "../slots/fulfilment.ts";

/** Placement of a notice on a tab: next to the control that fixes it. */
export type NoticePlacement =
  | "personal"
  | "address"
  | "zone"
  | "time"
  | "cart"
  | "coupon"
  | "method"
  | "order";

/** The message, as a key of the catalogue (`checkout.notices`). */
export type NoticeKey =
  | CheckoutAlert
  | "unreachable"
  | "lost"
  | "time_moved"
  | "cart_changed"
  | "price_changed"
  | "delivery_changed"
  | "address_unverified"
  | "postal_code_unknown"
  | "slot_closed"
  | "slot_full"
  | "item_unavailable"
  | "few_left"
  | "menu_unavailable"
  | "option_out_of_bounds"
  | "below_minimum"
  | "coupon_invalid"
  | "coupon_used"
  | "ordering_paused"
  | "payment_method_off"
  | "rate_limited"
  | "session_ended"
  | "unverified"
  | "validation_failed";

export type Notice = {
  tab: CheckoutTab;
  placement: NoticePlacement;
  messageKey: NoticeKey;
  /** The dish that the notice is about, where known. */
  itemId?: number;
  /** Its name as the server knows it: the menus may no longer hold the dish. */
  name?: string;
  /** How many of it can still be ordered for the slot's day, where some could. */
  left?: number;
  /** The new total, or the missing amount, where the notice is about it. */
  total?: Cents;
  /** The slot chosen before and the one offered now. */
  slots?: [before: NamedSlot, now: NamedSlot];
};

/** Placement of the alerts of the tab machine. */
export function alertNotice(alert: CheckoutAlert, tab: CheckoutTab): Notice {
  return { tab, placement: alert === "too_far" ? "zone" : PLACEMENTS[tab], messageKey: alert };
}

const PLACEMENTS: Record<CheckoutTab, NoticePlacement> = {
  type: "order",
  personal: "personal",
  delivery: "address",
  payment: "order",
  confirmation: "order",
};
