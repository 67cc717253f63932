import type { Menu } from "@noren/ordering/model.ts";
import { memo, Suspense } from "react";
import { OpenNow } from "../shop/open-now.tsx";
import { CategorySection } from "./category-section.tsx";
import { MenuHours } from "./menu-hours.tsx";
import styles from "./menu-section.module.css";
import { useMenuTimes } from "./menu-times-store.ts";

type MenuSectionProps = {
  menu: Menu;
  /** In the first viewport: its pictures are loaded eagerly. */
  isFirst: boolean;
};

export const MenuSection = memo(function MenuSection({ menu, isFirst }: MenuSectionProps) {
  const when = useMenuTimes(({ menus }) => menus.get(menu.menu_id));
  return (
    <section aria-labelledby={`menu-${menu.menu_id}`} className={styles.menu}>
      <div className={styles.head}>
        <h2 id={`menu-${menu.menu_id}`}>{menu.menu_name}</h2>
        <div className={styles.when}>
          {/* A boundary of its own, because the first time-zone calculation is slow. */}
          <Suspense>
            <OpenNow menus={[menu]} when={when} />
          </Suspense>
        </div>
        <MenuHours menu={menu} />
      </div>
      {/* Each boundary hydrates in a separate task, the one touched first before the others. */}
      {menu.categories.map((category, index) => (
        <Suspense key={category.category_id}>
          <CategorySection
            category={category}
            menuId={menu.menu_id}
            isFirst={isFirst && index === 0}
          />
        </Suspense>
      ))}
    </section>
  );
});
