import type { Item } from "@noren/ordering/model.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Noren } from "../../ui/noren.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import styles from "./hero.module.css";
import { OrderChoices } from "./order-choices.tsx";

const SIZES = "(min-width: 64rem) 25vw, 100vw";

/** The door: a curtain, what one sees beneath it, and two ways in. */
export function Hero({ dishes }: { dishes: readonly Item[] }) {
  const { home } = useMessages();
  const [first, second] = home.headline;
  // One of each of the two first categories, so that the pictures differ.
  const [left] = dishes;
  const right = dishes.find(({ item_category_id }) => item_category_id !== left?.item_category_id);
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.curtain}>
        <Noren />
      </div>
      <div className={styles.counter} aria-hidden="true">
        {left && (
          <DishPicture item={left} sizes={SIZES} priority="high" className={styles.picture} />
        )}
        {right && (
          <DishPicture item={right} sizes={SIZES} priority="lazy" className={styles.picture} />
        )}
      </div>
      <div className={styles.words}>
        <h1 id="headline">
          <span>{first}</span> <span>{second}</span>
        </h1>
        <p className={styles.intro}>{home.intro}</p>
        <OrderChoices />
      </div>
    </section>
  );
}
