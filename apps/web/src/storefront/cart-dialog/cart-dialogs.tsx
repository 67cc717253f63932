import { Suspense, useEffect, useState } from "react";
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
  // Once mounted they stay: a question leaves the store while the first intent is still pending.
  const [stays, setStays] = useState(false);
  if (!stays && (wanted || isAnyOpen || isAsked)) setStays(true);
  useEffect(() => checkStoredCart(index), [index]);

  return (
    <>
      <CartAnnouncer />
      <Suspense>{stays && <CartDialog />}</Suspense>
    </>
  );
}
