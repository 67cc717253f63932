import { checkCart } from "@noren/ordering/cart.ts";
import { type CartInput, type PricedCart, priceCart } from "@noren/ordering/totals.ts";
import { useMemo } from "react";
import { useNow } from "../../platform/use-now.ts";
import { type Shop, useShop } from "../shop/shop-context.tsx";
import { type CartState, useCart } from "./cart-store.ts";

/** The cart at current prices; null on the server and during hydration, where there is no clock. */
export function usePricedCart(): PricedCart | null {
  const { settings, offers, index } = useShop();
  const { refs, orderType, location } = useCart();
  const now = useNow();
  return useMemo(() => {
    if (now === null) return null;
    const shop = { settings, offers, index };
    return priceCart(cartInput(shop, { refs, orderType, location }, now));
  }, [settings, offers, index, refs, orderType, location, now]);
}

/** What the cart's prices depend on. */
export function cartInput(
  { settings, offers, index }: Pick<Shop, "settings" | "offers" | "index">,
  { refs, orderType, location }: Pick<CartState, "refs" | "orderType" | "location">,
  now: number,
): CartInput {
  const { delivery, tax, timezone } = settings;
  const zone = delivery.zones.find(({ name }) => name === location.zone) ?? null;
  return {
    lines: checkCart(index, refs).lines,
    orderType,
    offers,
    coupon: null,
    delivery: { settings: delivery, zone, quote: location.quote },
    tax,
    now,
    timezone,
    index,
  };
}
