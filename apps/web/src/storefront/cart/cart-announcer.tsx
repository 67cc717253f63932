import { useDeferredValue } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { useCart } from "./cart-store.ts";
import { useCartCount } from "./use-cart-count.ts";

/** Says to screen readers what was added and how full the cart is: after eyes have seen it. */
export function CartAnnouncer() {
  const { cart } = useMessages();
  const added = useDeferredValue(useCart((state) => state.added));
  const count = useCartCount();
  return (
    <p role="status" className="visually-hidden">
      {added && `${cart.added(added)}. ${cart.count(count)}.`}
    </p>
  );
}
