import type { Category } from "@noren/ordering/model.ts";
import { useMessages } from "../../i18n/locale-context.tsx";
import { HYDRATION_MARK } from "../../platform/hydration-mark.ts";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { sectionId } from "../shop/section-id.ts";
import styles from "./category-section.module.css";
import { DishList } from "./dish-list.tsx";

type CategorySectionProps = { category: Category; menuId: number; isFirst: boolean };

/** Dishes of the first category that the first viewport shows. */
const FIRST = 4;

export function CategorySection({ category, menuId, isFirst }: CategorySectionProps) {
  const { menu } = useMessages();
  const id = sectionId(menuId, category.category_id);
  const emptied = useDietaryStore((state) => state.emptied.get(id));
  const description = emptied ?? category.category_description;
  return (
    <section
      {...HYDRATION_MARK}
      id={id}
      aria-labelledby={`${id}-name`}
      className={styles.category}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h3 id={`${id}-name`}>{category.category_name}</h3>
        {description && <p>{description}</p>}
        {category.own_container && <p className={styles.container}>{menu.ownContainer}</p>}
      </div>
      <DishList items={category.items} category={category} first={isFirst ? FIRST : 0} />
    </section>
  );
}
