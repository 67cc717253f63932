import { useMessages } from "../../i18n/locale-context.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./cart-bar.module.css";
import { useCartCount } from "./use-cart-count.ts";
import { useCartPanel } from "./use-cart-panel.ts";
import { usePricedCart } from "./use-priced-cart.ts";

/** On phones, at the thumb: what the cart holds and comes to. */
export function CartBar() {
  const { cart } = useMessages();
  const count = useCartCount();
  const priced = usePricedCart();
  const { open } = useCartPanel();
  if (count === 0 || !priced) return null;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        <span className={styles.count}>{count}</span>
        <span className={styles.view}>{cart.view}</span>
        <Price cents={priced.totals.total} />
      </button>
    </div>
  );
}
