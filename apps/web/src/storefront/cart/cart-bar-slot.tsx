import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useCartCount } from "./use-cart-count.ts";

const CartBar = lazyPart(() => import("./cart-bar.tsx").then((part) => part.CartBar));

/** Loads the code of the cart bar once the cart has an item. */
export function CartBarSlot() {
  const count = useCartCount();
  return <Suspense>{count > 0 && <CartBar />}</Suspense>;
}
