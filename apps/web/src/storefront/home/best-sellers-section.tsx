import type { Item } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useCart } from "../cart/cart-store.ts";
import cardStyles from "../menu/dish-card.module.css";
import { DishCard } from "../menu/dish-card.tsx";
import { MenuClockSlot } from "../menu/menu-clock-slot.tsx";
import styles from "./best-sellers-section.module.css";

/** Next to the text on phones; above it on wider screens. */
const SIZES = "(min-width: 64rem) 18rem, (min-width: 48rem) 15rem, 7rem";

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
      <ul className={classNames(styles.dishes, cardStyles.tiles)}>
        {dishes.map((item) => (
          <DishCard
            key={item.item_id}
            item={item}
            orderType={orderType}
            sizes={SIZES}
            heading="h3"
          />
        ))}
      </ul>
      <MenuClockSlot />
    </section>
  );
}
