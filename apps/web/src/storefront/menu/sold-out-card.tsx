import { nonBreakingNumbers } from "@noren/contract/format/typography.ts";
import { itemPrice } from "@noren/ordering/line.ts";
import type { OrderType, SoldOutItem } from "@noren/ordering/model.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Price } from "../../ui/price.tsx";
import { dyeOf } from "../shop/category-dye.ts";
import { DishPicture } from "../shop/dish-picture.tsx";
import { hasPicture } from "../shop/picture-sources.ts";
import styles from "./dish-card.module.css";
import { useMenuTimes } from "./menu-times-store.ts";

type SoldOutCardProps = { dish: SoldOutItem; categoryId: number; orderType: OrderType };

/** A dish that is sold out, in its place: nothing to press, and when it returns. */
export function SoldOutCard({ dish, categoryId, orderType }: SoldOutCardProps) {
  const { menu } = useMessages();
  const when = useMenuTimes(({ dishes }) => dishes.get(dish.item_id));
  const item = { ...dish, item_category_id: categoryId };
  const pictured = hasPicture(item);
  return (
    <li
      className={styles.card}
      data-fit="unfit"
      {...(!pictured && { style: dyeOf(item), "data-bare": true })}
    >
      <div className={styles.top}>{pictured && <DishPicture item={item} />}</div>
      <h4 className={styles.name}>{dish.item_name}</h4>
      {dish.item_description && (
        <p className={styles.description}>{nonBreakingNumbers(dish.item_description)}</p>
      )}
      <p className={styles.back}>{when ? `${menu.soldOut}. ${when}` : menu.soldOut}</p>
      <div className={styles.foot}>
        <p className={styles.price}>
          <Price cents={itemPrice(item, orderType)} />
        </p>
      </div>
    </li>
  );
}
