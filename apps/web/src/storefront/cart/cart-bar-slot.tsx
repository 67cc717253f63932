import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useCartCount } from "./use-cart-count.ts";

const CartBar = lazyPart(() => import("./cart-bar.tsx").then((part) => part.CartBar));

/** Where the bar stands once there is something in the cart; until then its code is not needed. */
export function CartBarSlot() {
  const count = useCartCount();
  return <Suspense>{count > 0 && <CartBar />}</Suspense>;
}
