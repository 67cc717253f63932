import { formatList } from "@noren/contract/format/lists.ts";
import type { OrderRecord } from "@noren/contract/order-records.ts";
import { useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useApi } from "../../use-api.ts";
import {
  addToCart,
  chooseOrderType,
  readStoredCart,
  setCartNotice,
  useCart,
} from "../cart/cart-store.ts";
import { usePanels } from "../panels/panels-context.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { type OrderAgain, orderAgain } from "./order-again.ts";

/**
 * Adds a past order to the cart and opens it, with a notice about what is missing. `refused` is the
 * order of which nothing was available.
 */
export function useOrderAgain() {
  const { locale, m } = useLocale<"account">();
  const { index } = useShop();
  const { openCart } = usePanels();
  const api = useApi();
  const [refused, setRefused] = useState<string | null>(null);

  function reorder({ order_id, items, is_pickup }: OrderRecord): void {
    readStoredCart();
    const { refs } = useCart.getState();
    const result = orderAgain(index, refs, items);
    setRefused(result.lines.length === 0 ? order_id : null);
    if (result.lines.length === 0) return;
    if (refs.length === 0) chooseOrderType(is_pickup ? "pickup" : "delivery");
    for (const { ref, name } of result.lines) {
      addToCart(ref, name);
      // storefront.md §7: called on adding; its answer is ignored.
      void api().pingProduct(ref.item_id);
    }
    setCartNotice(wordsOf(result));
    openCart();
  }

  function wordsOf({ missing, changed }: OrderAgain): string | null {
    const words = m.account.orders;
    const names = (dishes: readonly string[]) =>
      formatList(
        [...new Set(dishes)].map((name) => name || words.aDish),
        locale,
      );
    const said = [
      missing.length > 0 && words.missing(names(missing)),
      changed.length > 0 && words.changed(names(changed)),
    ].filter(Boolean);
    return said.length > 0 ? said.join(" ") : null;
  }

  return { reorder, refused };
}
