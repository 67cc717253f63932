import type { Item } from "@noren/ordering/model.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { useCart } from "../cart/cart-store.ts";
import { countInCart } from "./count-in-cart.ts";
import styles from "./dish-count.module.css";

/**
 * Quantity of the dish in the cart. A component of its own, so that adding renders nothing else of
 * the card.
 */
export function DishCount({ item }: { item: Item }) {
  const { menu } = useMessages();
  const count = useCart((cart) => countInCart(cart.refs, item.item_id));
  return (
    // Always rendered, so that a change of its content moves nothing else (see the styles).
    <span className={styles.hook}>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{menu.inCart(count)}</span>
        </span>
      )}
    </span>
  );
}
