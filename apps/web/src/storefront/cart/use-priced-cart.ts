import { checkCart } from "@noren/ordering/cart.ts";
import { type PricedCart, priceCart } from "@noren/ordering/totals.ts";
import { useMemo } from "react";
import { useNow } from "../../platform/use-now.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useCart } from "./cart-store.ts";

/** The cart at current prices; null on the server and during hydration, where there is no clock. */
export function usePricedCart(): PricedCart | null {
  const { settings, offers, index } = useShop();
  const { refs, orderType, location } = useCart();
  const now = useNow();
  return useMemo(() => {
    if (now === null) return null;
    const { delivery, tax, timezone } = settings;
    const zone = delivery.zones.find(({ name }) => name === location.zone) ?? null;
    return priceCart({
      lines: checkCart(index, refs).lines,
      orderType,
      offers,
      coupon: null,
      delivery: { settings: delivery, zone, quote: location.quote },
      tax,
      now,
      timezone,
      index,
    });
  }, [settings, offers, index, refs, orderType, location, now]);
}
