import type { Category } from "@noren/ordering/model.ts";
import { HYDRATION_MARK } from "../../platform/hydration-mark.ts";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { sectionId } from "../shop/section-id.ts";
import styles from "./category-section.module.css";
import { DishList } from "./dish-list.tsx";

type CategorySectionProps = { category: Category; menuId: number; isFirst: boolean };

/** Dishes in the first viewport, on phones and on wide screens. */
const FIRST_ON_PHONES = 2;
const FIRST_ON_WIDE = 4;

export function CategorySection({ category, menuId, isFirst }: CategorySectionProps) {
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
      </div>
      <DishList items={category.items} priorityAt={isFirst ? priorityAt : undefined} />
    </section>
  );
}

function priorityAt(index: number): "high" | "eager" | "lazy" {
  if (index < FIRST_ON_PHONES) return "high";
  return index < FIRST_ON_WIDE ? "eager" : "lazy";
}
