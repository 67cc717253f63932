import type { MenuCategory } from "@noren/contract/staff/menu.ts";
import { memo } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useOffice } from "../../desk-context.tsx";
import { SectionDrafts } from "../field-drafts.tsx";
import { OpenCategory } from "./open-category.tsx";
import styles from "./order-mode.module.css";
import { moveBy } from "./order-store.ts";
import { UpDown } from "./up-down.tsx";

type OrderCategoryProps = {
  /** The target of its menu. */
  list: string;
  /** Id of its heading. */
  anchor: string;
  category: MenuCategory;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  onToggle: (target: string, button: HTMLElement) => void;
};

/** A category that is moved within its menu, and opened to move its dishes. */
export const OrderCategory = memo(function OrderCategory(props: OrderCategoryProps) {
  const { list, anchor, category, isFirst, isLast, isOpen, onToggle } = props;
  const desk = useOffice();
  const { order, found } = desk.m.menuPage;
  const { name, dishes, target } = category;

  return (
    <section className={styles.category} aria-labelledby={anchor}>
      <div className={styles.head}>
        <h3 id={anchor}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={(event) => onToggle(target, event.currentTarget)}
          >
            <Icon name={isOpen ? "caret-down" : "caret-right"} />
            <span>
              {name} <span className={styles.count}>{found(dishes.length)}</span>
            </span>
          </button>
        </h3>
        <UpDown
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onStep={(by) => moveBy(desk, category.category_id, list, by)}
        />
      </div>
      {isOpen && <SectionDrafts target={target} fields={["dishes"]} />}
      {isOpen && dishes.length === 0 && <p className={styles.empty}>{order.empty}</p>}
      {isOpen && dishes.length > 0 && <OpenCategory category={category} />}
    </section>
  );
});
