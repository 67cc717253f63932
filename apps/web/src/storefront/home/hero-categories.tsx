import { useLocale } from "../../i18n/locale-context.tsx";
import { Link } from "../../ui/link.tsx";
import { dyeOf } from "../shop/category-dye.ts";
import { sectionId } from "../shop/section-id.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./hero-categories.module.css";

/** In place of a picture: the categories as strips of cloth, each in its colour. */
export function HeroCategories() {
  const { m, href } = useLocale<"home">();
  const { menus } = useShop();
  return (
    <nav aria-label={m.home.categories} className={styles.categories}>
      <ul>
        {menus.flatMap(({ menu_id, categories }) =>
          categories.map(({ category_id, category_name }) => (
            <li key={sectionId(menu_id, category_id)}>
              <Link
                to={`${href("menu")}#${sectionId(menu_id, category_id)}`}
                style={dyeOf({ item_category_id: category_id })}
              >
                {category_name}
              </Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
