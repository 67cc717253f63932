import { useDeferredValue } from "react";
import { useCart } from "./cart-store.ts";

/**
 * Number of items in the cart. Updates one frame after the tap that adds: the tapped dish responds
 * first, and a change alone in its frame is laid out alone.
 */
export function useCartCount(): number {
  return useDeferredValue(
    useCart(({ refs }) => refs.reduce((sum, { quantity }) => sum + quantity, 0)),
  );
}
