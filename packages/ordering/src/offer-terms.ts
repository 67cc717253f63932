import { minutesOf } from "./clock.ts";
import type { Item, OfferTerms, OrderType } from "./model.ts";

/**
 * Whether an offer runs at this time for this order type, whatever is in the cart. `minutes` is the
 * restaurant's time of day when ordering, not the slot's.
 */
export function isRunning(offer: OfferTerms, orderType: OrderType, minutes: number): boolean {
  const forType = offer.delivery_pickup === "both" || offer.delivery_pickup === orderType;
  return offer.is_active && forType && !isSkipped(offer, minutes);
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
