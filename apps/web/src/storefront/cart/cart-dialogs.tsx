import { lazy, Suspense, useEffect, useState } from "react";
import { useShop } from "../shop/shop-context.tsx";
import { checkStoredCart } from "./cart-store.ts";
import { useCartPanel } from "./use-cart-panel.ts";

const loadCartDialog = () => import("./cart-dialog.tsx");
const CartDialog = lazy(async () => ({ default: (await loadCartDialog()).CartDialog }));

/** The cart over the page: fetched while the browser is idle, so that it opens at once. */
export function CartDialogs() {
  const { index } = useShop();
  const { isOpen } = useCartPanel();
  const [wanted, setWanted] = useState(false);

  useEffect(() => checkStoredCart(index), [index]);
  useEffect(() => {
    const timer = setTimeout(() => void loadCartDialog().then(() => setWanted(true)), 1500);
    return () => clearTimeout(timer);
  }, []);

  if (!wanted && !isOpen) return null;
  return (
    <Suspense>
      <CartDialog />
    </Suspense>
  );
}
