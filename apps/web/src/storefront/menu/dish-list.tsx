import type { Item } from "@noren/ordering/model.ts";
import { classNames } from "../../ui/class-names.ts";
import { useCart } from "../cart/cart-store.ts";
import { DishCard, type DishCardProps } from "./dish-card.tsx";
import styles from "./dish-list.module.css";

type DishListProps = {
  items: readonly Item[];
  /** Loading priority of the picture at an index; lazy by default. */
  priorityAt?: ((index: number) => DishCardProps["priority"]) | undefined;
  heading?: DishCardProps["heading"];
};

export function DishList({ items, priorityAt, heading }: DishListProps) {
  const orderType = useCart((cart) => cart.orderType);
  const isBare = !items.some(({ item_picture, item_image }) => item_picture || item_image);
  return (
    <ul className={classNames(styles.dishes, isBare && styles.bare)}>
      {items.map((item, index) => (
        <DishCard
          key={item.item_id}
          item={item}
          orderType={orderType}
          priority={priorityAt?.(index)}
          heading={heading}
        />
      ))}
    </ul>
  );
}
