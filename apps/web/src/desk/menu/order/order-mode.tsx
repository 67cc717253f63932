import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import { useCallback, useMemo, useState } from "react";
import { useOffice } from "../../desk-context.tsx";
import { categoryAnchor, menuAnchor } from "../anchors.ts";
import { SectionDrafts } from "../field-drafts.tsx";
import { keepInPlace } from "./keep-in-place.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { afterMove, listsOf, withLists } from "./moves.ts";
import { OrderCategory } from "./order-category.tsx";
import styles from "./order-mode.module.css";
import { HANDLE_HINT } from "./order-row.tsx";
import { useOrder } from "./order-store.ts";

/** Menus and categories in their order, folded; the dishes of one category at a time are moved. */
export function OrderMode({ menus }: { menus: StaffMenus["menus"] }) {
  const { m } = useOffice();
  const { saved, moves, spoken } = useOrder();
  const [open, setOpen] = useState<string | null>(null);
  const shown = useMemo(() => {
    const known = withLists(menus, saved);
    return moves.length > 0 ? withLists(known, moves.reduce(afterMove, listsOf(known))) : known;
  }, [menus, saved, moves]);
  const toggle = useCallback((target: string, button: HTMLElement) => {
    keepInPlace(button, () => setOpen((before) => (before === target ? null : target)));
  }, []);

  return (
    <div className={styles.menus}>
      <p className={styles.hint}>{m.menuPage.order.hint}</p>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      <p id={HANDLE_HINT} hidden>
        {m.menuPage.order.keys}
      </p>
      {shown.map((menu) => (
        <section key={menu.target} aria-labelledby={menuAnchor(menu)}>
          <h2 id={menuAnchor(menu)}>{menu.name}</h2>
          <SectionDrafts target={menu.target} fields={["categories"]} />
          {menu.categories.map((category, index) => (
            <OrderCategory
              key={category.target}
              list={menu.target}
              anchor={categoryAnchor(menu, category)}
              category={category}
              isFirst={index === 0}
              isLast={index === menu.categories.length - 1}
              isOpen={category.target === open}
              onToggle={toggle}
            />
          ))}
        </section>
      ))}
      <MoveDialog menus={shown} />
    </div>
  );
}
