import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useCurrentSection } from "../../ui/use-current-section.ts";
import { useOffice } from "../desk-context.tsx";
import { categoryAnchor } from "./anchors.ts";
import styles from "./menu-rail.module.css";

/** Leads to every category, and shows which one is being read. */
export function MenuRail({ menus }: { menus: StaffMenus["menus"] }) {
  const { m } = useOffice();
  const nav = useRef<HTMLElement>(null);
  const links = menus.flatMap((menu) =>
    menu.categories.map((category) => ({
      id: categoryAnchor(menu, category),
      name: category.name,
    })),
  );
  const known = links.map(({ id }) => id).join(" ");
  const current = useCurrentSection(useMemo(() => known.split(" "), [known]));

  useEffect(() => {
    const rail = nav.current;
    const link = rail?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Somebody who goes through its links keeps the one that has the focus in sight.
    if (!rail || !link || rail.contains(document.activeElement)) return;
    rail.scrollTo({ left: link.offsetLeft - 16 });
  }, [current]);

  return (
    <nav
      ref={nav}
      aria-label={m.menuPage.categories}
      className={styles.rail}
      onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
    >
      {links.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current || undefined}
          onClick={(event) => goTo(event, id)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Without an entry in the browser's history for each press. */
function goTo(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
