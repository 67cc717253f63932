import { nonBreakingNumbers } from "@noren/contract/format/typography.ts";
import type { Item, OrderType } from "@noren/ordering/model.ts";
import { type MouseEvent, memo } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Price } from "../../ui/price.tsx";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { DishMarks } from "../dietary/dish-marks.tsx";
import { productHref } from "../panels/panel-state.ts";
import { usePanels } from "../panels/panels-context.tsx";
import { dyeOf } from "../shop/category-dye.ts";
import { DishPicture } from "../shop/dish-picture.tsx";
import { hasPicture } from "../shop/picture-sources.ts";
import { AddDish } from "./add-dish.tsx";
import styles from "./dish-card.module.css";
import { DishCount } from "./dish-count.tsx";
import { DishDrink } from "./dish-drink.tsx";
import { isQuickToAdd, lowestPrice } from "./dish-price.ts";

export type DishCardProps = {
  item: Item;
  /** A prop: a subscription of every card would run at every change of the cart. */
  orderType: OrderType;
  /** In the first viewport. */
  eager?: boolean | undefined;
  /** The picture's rendered width as a `sizes` attribute, unless it is next to the text. */
  sizes?: string | undefined;
  /** One level below the heading of the list that contains it. */
  heading?: "h2" | "h3" | "h4" | undefined;
};

/**
 * A dish in a list: the whole card links to it, the button adds it directly. Without a picture the
 * card has the colour of the dish's category instead.
 */
export const DishCard = memo(function DishCard(props: DishCardProps) {
  const { item, orderType, eager, sizes, heading: Heading = "h4" } = props;
  const { m, href } = useLocale();
  const { openProduct } = usePanels();
  const match = useDietaryStore((state) => state.dishes.get(item.item_id));
  // A dish that does not match the dietary filter is not added before its reason was shown.
  const quick = isQuickToAdd(item) && !match;
  const pictured = hasPicture(item);
  const { price, varies } = lowestPrice(item, orderType);
  if (match?.hidden) return null;

  return (
    <li
      className={styles.card}
      data-fit={match?.fit}
      {...(!pictured && { style: dyeOf(item), "data-bare": true })}
    >
      <div className={styles.top}>
        {pictured && <DishPicture item={item} sizes={sizes} eager={eager} />}
        <DishCount item={item} />
        <AddDish item={item} quick={quick} />
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
      {item.item_description && (
        <p className={styles.description}>{nonBreakingNumbers(item.item_description)}</p>
      )}
      {match && <p className={styles.match}>{match.reason}</p>}
      <div className={styles.foot}>
        <p className={styles.price}>
          {varies && <span className={styles.from}>{m.menu.from} </span>}
          <Price cents={price} />
          <DishDrink facts={item.facts} />
          {item.left && <span className={styles.left}> {m.menu.left(item.left)}</span>}
        </p>
        <DishMarks diets={item.diets} />
      </div>
    </li>
  );
});

/** Other clicks are left to the browser: new tab, download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
