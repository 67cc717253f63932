import type { Item } from "@noren/ordering/model.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { usePanels } from "../panels/panels-context.tsx";
import styles from "./add-dish.module.css";
import { useMenuTimes } from "./menu-times-store.ts";

type AddDishProps = {
  item: Item;
  /** Adds the dish as it is; otherwise it opens it. */
  quick: boolean;
};

/**
 * Adds a dish, and says for when where that is later. A component of its own, so that the clock
 * renders nothing else of the card.
 */
export function AddDish({ item, quick }: AddDishProps) {
  const { menu } = useMessages();
  const add = useAddToCart();
  const { openProduct } = usePanels();
  const when = useMenuTimes(({ dishes }) => dishes.get(item.item_id));
  const name = quick ? menu.add(item.item_name) : menu.choose(item.item_name);
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={when ? `${name}, ${when}` : name}
      onClick={() =>
        quick ? add({ item, quantity: 1, note: "", choices: [] }) : openProduct(item.item_id)
      }
    >
      {when && <span className={styles.when}>{when}</span>}
      <Icon name="plus" size={22} />
    </button>
  );
}
