import { useEffect } from "react";
import { useCart } from "../../cart/cart-store.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { copyLocationOnce } from "../state/checkout-store.ts";

/** Copies a location that is picked while the form is on screen into the form. */
export function useFollowedLocation(): void {
  const { delivery } = useShop().settings;
  useEffect(
    () =>
      useCart.subscribe(({ location }, before) => {
        if (location !== before.location) copyLocationOnce(location, delivery);
      }),
    [delivery],
  );
}
