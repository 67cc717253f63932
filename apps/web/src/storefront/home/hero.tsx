import { textIn } from "@noren/contract/text-in.ts";
import type { Item } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { Noren } from "../../ui/noren.tsx";
import { DishPicture } from "../shop/dish-picture.tsx";
import { hasPicture } from "../shop/picture-sources.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./hero.module.css";
import { HeroCategories } from "./hero-categories.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { OrderChoices } from "./order-choices.tsx";

/** Categories that the sentence names, where the restaurant has none of its own. */
const NAMED = 4;

/** The first section of the home page: curtain, picture, what is sold, and the two order types. */
export function Hero({ dishes }: { dishes: readonly Item[] }) {
  const { locale, m } = useLocale<"home">();
  const { site } = useSite();
  const { menus, settings } = useShop();
  const { hero, hero_portrait } = settings.pictures;
  const [first, second] = m.home.headline;
  const dish = dishes.find(hasPicture);
  const names = menus.flatMap(({ categories }) => categories.map((c) => c.category_name));
  const intro =
    textIn(settings.texts.home, locale) ||
    site.intro?.[locale] ||
    (names[0] && m.home.intro(names.slice(0, NAMED).join(", ")));
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
      ) : dish ? (
        <div className={styles.dish} aria-hidden="true">
          <DishPicture item={dish} sizes="(min-width: 64rem) 50vw, 100vw" eager />
        </div>
      ) : (
        <HeroCategories />
      )}
      <div className={styles.words}>
        <h1 id="headline">
          <span>{first}</span> <span>{second}</span>
        </h1>
        {site.cuisine && <p className={styles.cuisine}>{site.cuisine[locale].join(" · ")}</p>}
        {intro && <p className={styles.intro}>{intro}</p>}
        <OrderChoices />
      </div>
    </section>
  );
}
