import { type Activity, isActiveAt } from "./activity.ts";
import { minutesOf } from "./clock.ts";
import type { Item, OrderType, TimeRange } from "./model.ts";
import type { Cents } from "./money.ts";

export type OfferTerms = Activity & {
  id: number;
  name: string;
  allow_repeat: boolean;
  /** Restaurant-local time of day; start inclusive, end exclusive, may cross midnight. */
  active_times: TimeRange | null;
  delivery_pickup: "both" | OrderType;
  minimum_amount: Cents;
  /** Scope; an empty list does not restrict. */
  menus: number[];
  categories: number[];
  items: number[];
};

/**
 * The moment of ordering, not that of the slot: epoch milliseconds, and the restaurant's time of
 * day in minutes.
 */
export type OrderingMoment = { now: number; minutes: number };

/** Whether an offer runs at this moment for this order type, whatever is in the cart. */
export function isRunning(
  offer: OfferTerms,
  orderType: OrderType,
  { now, minutes }: OrderingMoment,
): boolean {
  return isActiveAt(offer, now) && isForType(offer, orderType) && !isSkipped(offer, minutes);
}

/** Whether an offer or a coupon is for orders of this type. */
export function isForType(
  { delivery_pickup }: Pick<OfferTerms, "delivery_pickup">,
  orderType: OrderType,
): boolean {
  return delivery_pickup === "both" || delivery_pickup === orderType;
}

/**
 * storefront.md §9: offers without `allow_repeat` are skipped inside their window, not outside it.
 */
function isSkipped({ allow_repeat, active_times }: OfferTerms, minutes: number): boolean {
  if (allow_repeat || !active_times) return false;
  const start = minutesOf(active_times.start);
  const end = minutesOf(active_times.end);
  if (start <= end) return start <= minutes && minutes < end;
  return start <= minutes || minutes < end;
}

/** Scope: menus, categories and items all have to match; an empty list does not restrict. */
export function isInScope(offer: OfferTerms, item: Item): boolean {
  return (
    matchesScope(offer.menus, item.item_menu_id) &&
    matchesScope(offer.categories, item.item_category_id) &&
    matchesScope(offer.items, item.item_id)
  );
}

function matchesScope(ids: readonly number[], id: number): boolean {
  return ids.length === 0 || ids.includes(id);
}
