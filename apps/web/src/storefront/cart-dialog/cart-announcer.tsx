import { useDeferredValue } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { useCart } from "../cart/cart-store.ts";
import { useCartCount } from "../cart/use-cart-count.ts";

/** Announces added items and the size of the cart to screen readers, after the visual update. */
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
