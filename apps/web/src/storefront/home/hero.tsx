import type { Item } from "@noren/ordering/model.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Noren } from "../../ui/noren.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./hero.module.css";
import { HeroPicture } from "./hero-picture.tsx";
import { OrderChoices } from "./order-choices.tsx";

/** The first section of the home page: curtain, picture, and the two order types. */
export function Hero({ dishes }: { dishes: readonly Item[] }) {
  const { home } = useMessages<"home">();
  const { hero, hero_portrait } = useShop().settings.pictures;
  const [first, second] = home.headline;
  const dish = dishes.find(({ item_picture, item_image }) => item_picture ?? item_image);
  return (
    <section
      className={styles.hero}
      aria-labelledby="headline"
      style={{ "--ground": hero?.background }}
    >
      <div className={styles.curtain}>
        <Noren />
      </div>
      {hero ? (
        <HeroPicture wide={hero} tall={hero_portrait ?? hero} />
      ) : (
        dish && (
          <div className={styles.dish} aria-hidden="true">
            <DishPicture item={dish} sizes="(min-width: 64rem) 50vw, 100vw" priority="high" />
          </div>
        )
      )}
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
