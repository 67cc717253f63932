import type { Item } from "@noren/ordering/model.ts";
import { Link } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCart } from "../cart/cart-store.ts";
import { DishCard } from "../menu/dish-card.tsx";
import styles from "./best-sellers-section.module.css";

export function BestSellers({ dishes }: { dishes: readonly Item[] }) {
  const { m, href } = useLocale<"home">();
  const orderType = useCart((cart) => cart.orderType);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="best" className={styles.best}>
      <div className={styles.head}>
        <div>
          <h2 id="best">{m.home.best}</h2>
          <p>{m.home.bestText}</p>
        </div>
        <Link to={href("menu")} className={styles.all}>
          {m.home.wholeMenu}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <ul className={styles.dishes}>
        {dishes.map((item) => (
          <DishCard key={item.item_id} item={item} orderType={orderType} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
