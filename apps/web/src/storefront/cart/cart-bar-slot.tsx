import { Suspense, useDeferredValue } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useCartCount } from "./use-cart-count.ts";

const CartBar = lazyPart(async () => (await import("./cart-bar.tsx")).CartBar);

/**
 * Where the bar stands once there is something in the cart; until then its code is not needed. The
 * press that adds is answered on the dish and in the header: the bar comes after.
 */
export function CartBarSlot() {
  const count = useDeferredValue(useCartCount());
  return <Suspense>{count > 0 && <CartBar />}</Suspense>;
}
