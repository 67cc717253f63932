import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePanels } from "../panels/panels-context.tsx";
import styles from "./cart-button.module.css";
import { useCartCount } from "./use-cart-count.ts";

export function CartButton() {
  const { cart } = useMessages();
  const count = useCartCount();
  const { openCart } = usePanels();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={count === 0 ? cart.openEmpty : cart.open(count)}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <Icon name="tote-simple" size={26} />
      <span className={styles.hook}>
        {count > 0 && (
          <span key={count} className={styles.count}>
            {count}
          </span>
        )}
      </span>
    </button>
  );
}
