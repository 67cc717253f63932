import { useCart } from "./cart-store.ts";

/** How many articles the cart holds. */
export function useCartCount(): number {
  return useCart(({ refs }) => refs.reduce((sum, { quantity }) => sum + quantity, 0));
}
