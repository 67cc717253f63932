import { Suspense, useEffect } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useFirstIntent } from "../../platform/use-first-intent.ts";
import { checkStoredCart } from "../cart/cart-store.ts";
import { useCartPanel } from "../cart/use-cart-panel.ts";
import { useShop } from "../shop/shop-context.tsx";
import { CartAnnouncer } from "./cart-announcer.tsx";

const CartDialog = lazyPart(() => import("./cart-dialog.tsx").then((part) => part.CartDialog));

/** The cart dialog; its code is loaded before it is first opened. */
export function CartDialogs() {
  const { index } = useShop();
  const { isOpen } = useCartPanel();
  const wanted = useFirstIntent();
  useEffect(() => checkStoredCart(index), [index]);

  return (
    <>
      <CartAnnouncer />
      <Suspense>{(wanted || isOpen) && <CartDialog />}</Suspense>
    </>
  );
}
