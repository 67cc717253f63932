import { useMessages } from "../../i18n/locale-context.tsx";
import { useRootMark } from "../../platform/use-root-mark.ts";
import { Price } from "../../ui/price.tsx";
import { usePanels } from "../panels/panels-context.tsx";
import styles from "./cart-bar.module.css";
import { useCartCount } from "./use-cart-count.ts";
import { usePricedCart } from "./use-priced-cart.ts";

/** On phones, at the bottom edge: number of items and total. */
export function CartBar() {
  const { cart } = useMessages();
  const count = useCartCount();
  const priced = usePricedCart();
  const { openCart } = usePanels();
  const isShown = count > 0 && priced !== null;
  useRootMark("bottom-bar", isShown);
  if (!isShown) return null;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={openCart}>
        <span className={styles.count}>{count}</span>
        <span className={styles.view}>{cart.view}</span>
        <Price cents={priced.totals.total} />
      </button>
    </div>
  );
}
