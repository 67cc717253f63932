import { useDeferredValue } from "react";
import { useCart } from "./cart-store.ts";

/**
 * How many articles the cart holds. Those that tell come a frame after a press that adds: the dish
 * that was pressed answers first, and the browser lays out by itself what is alone in a frame.
 */
export function useCartCount(): number {
  return useDeferredValue(
    useCart(({ refs }) => refs.reduce((sum, { quantity }) => sum + quantity, 0)),
  );
}
