import type { MenuCategory, StaffMenu } from "@noren/contract/staff/menu.ts";
import { memo } from "react";
import { useOffice } from "../desk-context.tsx";
import { categoryAnchor } from "./anchors.ts";
import { DishRow, type RowMode } from "./dish-row.tsx";
import { AddButton } from "./editing/add-button.tsx";
import { EditButton } from "./editing/edit-button.tsx";
import styles from "./menu-page.module.css";
import { OpenRaise } from "./open-raise.tsx";

type CategorySectionProps = {
  menu: StaffMenu;
  category: MenuCategory;
  mode: RowMode;
  /** How many of its dishes are rendered. */
  drawn: number;
  /** Whether it shows every dish of the category, and not what a search has found. */
  isWhole: boolean;
};

export const CategorySection = memo(function CategorySection(props: CategorySectionProps) {
  const { menu, category, mode, drawn, isWhole } = props;
  const { add } = useOffice().m.menuPage;
  const id = categoryAnchor(menu, category);
  return (
    <section className={styles.category} aria-labelledby={id}>
      <div className={styles.categoryHead}>
        <h3 id={id} tabIndex={-1}>
          {category.name}
        </h3>
        {mode === "read" && isWhole && (
          <EditButton edited={{ kind: "category", within: menu, of: category }} />
        )}
        {mode === "prices" && isWhole && category.dishes.length > 0 && (
          <OpenRaise
            formKey={`${category.target}/raise`}
            where={category.name}
            dishes={category.dishes}
          />
        )}
      </div>
      <ul>
        {category.dishes.slice(0, drawn).map((dish) => (
          <DishRow key={dish.target} dish={dish} mode={mode} />
        ))}
      </ul>
      {mode === "read" && isWhole && (
        <AddButton
          label={add.dishIn(category.name)}
          edited={{ kind: "dish", within: category }}
          isQuiet
        >
          {add.dish}
        </AddButton>
      )}
    </section>
  );
});
