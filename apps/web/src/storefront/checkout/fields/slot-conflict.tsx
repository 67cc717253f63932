import { lineKey, refOf } from "@noren/ordering/cart.ts";
import { useMessages } from "../../../i18n/locale-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { setQuantity } from "../../cart/cart-store.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { useFlow } from "../state/checkout-context.ts";
import styles from "./slot-conflict.module.css";

/** The lines that prevent a common slot, with a button to remove them. */
export function SlotConflict() {
  const { checkout } = useMessages<"checkout">();
  const { index } = useShop();
  const { view } = useFlow();
  const isAll = view.blocking.length === view.lines.length;

  return (
    <div role="alert" className={styles.conflict}>
      <p className={styles.text}>
        <Icon name="warning-circle" />
        {checkout.conflict[view.isClosed ? "closed" : isAll ? "either" : "text"]}
      </p>
      <ul>
        {view.blocking.map((line) => (
          <li key={lineKey(refOf(line))}>
            <span className={styles.dish}>
              {line.item.item_name}
              <span className={styles.menu}>{index.get(line.item.item_id)?.menu.menu_name}</span>
            </span>
            <Button
              variant="secondary"
              aria-label={checkout.conflict.remove(line.item.item_name)}
              onClick={() => setQuantity(lineKey(refOf(line)), 0)}
            >
              {checkout.conflict.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
