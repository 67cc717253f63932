import { refOf, roomFor } from "@noren/ordering/cart.ts";
import { CART_MODAL_DELAY_MS } from "@noren/ordering/constants.ts";
import type { Line } from "@noren/ordering/model.ts";
import { useCallback } from "react";
import { afterPaint } from "../../platform/after-paint.ts";
import { useApi } from "../../use-api.ts";
import { usePanels } from "../panels/panels-context.tsx";
import { addToCart, useCart } from "./cart-store.ts";

/** Adds a line to the cart, which opens half a second later. False where the cart is full. */
export function useAddToCart(): (line: Line) => boolean {
  const { openCart } = usePanels();
  const api = useApi();
  return useCallback(
    (line) => {
      const ref = refOf(line);
      if (roomFor(useCart.getState().refs, ref) < ref.quantity) return false;
      addToCart(ref, line.item.item_name);
      // storefront.md §7: called on adding; its answer is ignored.
      afterPaint(() => void api().pingProduct(ref.item_id));
      setTimeout(openCart, CART_MODAL_DELAY_MS);
      return true;
    },
    [openCart, api],
  );
}
