import { refOf, roomFor } from "@noren/ordering/cart.ts";
import { CART_MODAL_DELAY_MS } from "@noren/ordering/constants.ts";
import type { Line, LineRef } from "@noren/ordering/model.ts";
import { useCallback } from "react";
import { afterPaint } from "../../platform/after-paint.ts";
import { useApi } from "../../use-api.ts";
import { usePanels } from "../panels/panels-context.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { addToCart, readStoredCart, useCart } from "./cart-store.ts";

/**
 * Adds a line to the cart, which opens half a second later. False where the cart is full. A dish of
 * another menu is added once it is known whether it can be had at the same time.
 */
export function useAddToCart(): (line: Line) => boolean {
  const { index } = useShop();
  const { openCart } = usePanels();
  const api = useApi();
  return useCallback(
    (line) => {
      const ref = refOf(line);
      readStoredCart();
      const { refs } = useCart.getState();
      if (roomFor(refs, ref) < ref.quantity) return false;
      const put = () => {
        addToCart(ref, line.item.item_name);
        // storefront.md §7: called on adding; its answer is ignored.
        afterPaint(() => void api().pingProduct(ref.item_id));
        setTimeout(openCart, CART_MODAL_DELAY_MS);
      };
      const menusOf = ({ item_id }: LineRef) => index.get(item_id)?.menus;
      if (refs.every((other) => menusOf(other) === menusOf(ref))) put();
      else useCart.setState({ question: { kind: "add", line, put } });
      return true;
    },
    [index, openCart, api],
  );
}
