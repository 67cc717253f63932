import type { Category, Item } from "@noren/ordering/model.ts";
import { useCart } from "../cart/cart-store.ts";
import { DishCard, type DishCardProps } from "./dish-card.tsx";
import styles from "./dish-list.module.css";
import { SoldOutCard } from "./sold-out-card.tsx";

type DishListProps = {
  items: readonly Item[];
  /** The category whose sold-out dishes stand in their places. */
  category?: Category;
  /** How many of its pictures are in the first viewport. */
  first?: number;
  heading?: DishCardProps["heading"];
};

export function DishList({ items, category, first = 0, heading }: DishListProps) {
  const orderType = useCart((cart) => cart.orderType);
  const cards = items.map((item, index) => (
    <DishCard
      key={item.item_id}
      item={item}
      orderType={orderType}
      eager={index < first}
      heading={heading}
    />
  ));
  for (const dish of category?.sold_out ?? [])
    cards.splice(
      dish.position,
      0,
      <SoldOutCard
        key={dish.item_id}
        dish={dish}
        categoryId={category?.category_id ?? 0}
        orderType={orderType}
      />,
    );
  return <ul className={styles.dishes}>{cards}</ul>;
}
