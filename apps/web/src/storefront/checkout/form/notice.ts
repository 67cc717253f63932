import type { CheckoutAlert, CheckoutTab } from "@noren/ordering/checkout-tabs.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { NamedSlot } from "../slots/fulfilment.ts";

/** Where on a tab something is said: next to where it can be mended. */
export type NoticePlacement =
  | "personal"
  | "address"
  | "zone"
  | "time"
  | "cart"
  | "coupon"
  | "method"
  | "order";

/** What is said, as a word of the catalogue (`checkout.notices`). */
export type NoticeKey =
  | CheckoutAlert
  | "unreachable"
  | "lost"
  | "time_moved"
  | "price_changed"
  | "delivery_changed"
  | "address_unverified"
  | "slot_closed"
  | "slot_full"
  | "item_unavailable"
  | "menu_unavailable"
  | "option_out_of_bounds"
  | "below_minimum"
  | "coupon_invalid"
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
  /** The dish that it is about, where it is known. */
  itemId?: number;
  /** What the order costs now, or what it lacks: where that is the news. */
  total?: Cents;
  /** The time that was agreed, and the one that there is now. */
  slots?: [before: NamedSlot, now: NamedSlot];
};

/** Where the alerts of the tab machine are shown. */
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
