import type { Menu } from "@noren/ordering/model.ts";
import { type MouseEvent, memo, useEffect, useMemo, useRef } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { useCurrentSection } from "../../ui/use-current-section.ts";
import { sectionId } from "../shop/section-id.ts";
import styles from "./category-rail.module.css";

type CategoryRailProps = {
  menus: readonly Menu[];
  /** A search hides the sections: none is current. */
  quiet: boolean;
  /** Called before one of its links is followed. */
  onJump: () => void;
};

/**
 * Links to the categories with the current one marked: along the top on phones, at the side on wide
 * screens.
 */
export const CategoryRail = memo(function CategoryRail({
  menus,
  quiet,
  onJump,
}: CategoryRailProps) {
  const { menu: words } = useMessages();
  const ids = useMemo(
    () =>
      menus.flatMap((menu) => menu.categories.map((c) => sectionId(menu.menu_id, c.category_id))),
    [menus],
  );
  const current = useCurrentSection(ids);
  const rail = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const link = rail.current?.querySelector<HTMLElement>("[aria-current]");
    const box = rail.current;
    if (!current || !link || !box) return;
    const left = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
    box.scrollTo({ left, behavior: scrollBehavior() });
  }, [current]);

  return (
    <nav aria-label={words.categories} data-quiet={quiet}>
      <div ref={rail} className={styles.rail}>
        {menus.map((menu) => (
          <div key={menu.menu_id} className={styles.menu}>
            <p>{menu.menu_name}</p>
            <ul>
              {menu.categories.map(({ category_id, category_name }) => {
                const id = sectionId(menu.menu_id, category_id);
                return (
                  <li key={category_id}>
                    <a
                      href={`#${id}`}
                      aria-current={!quiet && id === current ? "true" : undefined}
                      onClick={(event) => {
                        onJump();
                        goTo(event, id);
                      }}
                    >
                      {category_name}
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
});

/** Scrolls without a history entry, so that the back button leaves the page. */
function goTo(event: MouseEvent, id: string) {
  const section = document.getElementById(id);
  if (!section || section.closest("[data-covered]")) return;
  event.preventDefault();
  section.scrollIntoView({ behavior: scrollBehavior() });
  section.focus({ preventScroll: true });
}

function scrollBehavior(): ScrollBehavior {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isStill ? "instant" : "smooth";
}
