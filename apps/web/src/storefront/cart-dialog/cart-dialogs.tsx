import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useFirstIntent } from "../../platform/use-first-intent.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { checkStoredCart, useCart } from "../cart/cart-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import { CartAnnouncer } from "./cart-announcer.tsx";

const CartDialog = lazyPart(() => import("./cart-dialog.tsx").then((part) => part.CartDialog));

/** The dialogs of the cart and its questions; their code is loaded before one is first opened. */
export function CartDialogs() {
  const { index } = useShop();
  const hydrated = useHydrated();
  const { state } = useLocation();
  const isAnyOpen = hydrated && Boolean(state?.panel);
  const isAsked = useCart((cart) => cart.question !== null);
  const wanted = useFirstIntent();
  useEffect(() => checkStoredCart(index), [index]);

  return (
    <>
      <CartAnnouncer />
      <Suspense>{(wanted || isAnyOpen || isAsked) && <CartDialog />}</Suspense>
    </>
  );
}
