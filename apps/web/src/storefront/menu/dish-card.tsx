import type { Item, OrderType } from "@noren/ordering/model.ts";
import { type MouseEvent, memo } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { DishMarks } from "../dietary/dish-marks.tsx";
import { productHref } from "../panels/panel-state.ts";
import { usePanels } from "../panels/panels-context.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import styles from "./dish-card.module.css";
import { DishCount } from "./dish-count.tsx";
import { isQuickToAdd, lowestPrice } from "./dish-price.ts";

export type DishCardProps = {
  item: Item;
  /** A prop: a subscription of every card would run at every change of the cart. */
  orderType: OrderType;
  priority?: "high" | "eager" | "lazy" | undefined;
  /** One level below the heading of the list that contains it. */
  heading?: "h2" | "h3" | "h4" | undefined;
};

const SIZES = "(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 46vw";

/** A dish in a list: the whole card links to it, the button adds it directly. */
export const DishCard = memo(function DishCard(props: DishCardProps) {
  const { item, orderType, priority = "lazy", heading: Heading = "h4" } = props;
  const { m, href } = useLocale();
  const add = useAddToCart();
  const { openProduct } = usePanels();
  const match = useDietaryStore((state) => state.dishes.get(item.item_id));
  // A dish that does not match the dietary filter is not added before its reason was shown.
  const quick = isQuickToAdd(item) && !match;
  const { price, varies } = lowestPrice(item, orderType);
  if (match?.hidden) return null;

  return (
    <li className={styles.card} data-fit={match?.fit}>
      <div className={styles.top}>
        <DishPicture item={item} sizes={SIZES} priority={priority} />
        {match && <p className={styles.match}>{match.reason}</p>}
        <DishCount item={item} />
        <button
          type="button"
          className={styles.add}
          aria-label={quick ? m.menu.add(item.item_name) : m.menu.choose(item.item_name)}
          onClick={() =>
            quick ? add({ item, quantity: 1, note: "", choices: [] }) : openProduct(item.item_id)
          }
        >
          <Icon name="plus" size={22} />
        </button>
      </div>
      <Heading className={styles.name}>
        <a
          href={productHref(href("menu"), item.item_id)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            openProduct(item.item_id);
          }}
        >
          {item.item_name}
        </a>
      </Heading>
      {item.item_description && <p className={styles.description}>{item.item_description}</p>}
      <DishMarks diets={item.diets} />
      <p className={styles.price}>
        {varies && <span className={styles.from}>{m.menu.from} </span>}
        <Price cents={price} />
      </p>
    </li>
  );
});

/** Other clicks are left to the browser: new tab, download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
