import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import { type MouseEvent, useEffect, useRef, useState } from "react";
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
  const current = useHeadingInView(links.map(({ id }) => id).join(" "));

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

/** The last heading above the middle of the screen. */
function useHeadingInView(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const middle = window.innerHeight / 2;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < middle);
      setCurrent((passed.at(-1) ?? headings[0])?.id ?? null);
    };
    const observer = new IntersectionObserver(look, { rootMargin: "0px 0px -50% 0px" });
    for (const heading of headings) observer.observe(heading);
    look();
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
