import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Crest } from "../../ui/crest.tsx";
import { useDesk } from "../desk-context.tsx";
import { AllDaySwitch } from "../orders/all-day-switch.tsx";
import { PageLink } from "../page/page-link.tsx";
import { PauseDialog } from "../pause/pause-dialog.tsx";
import styles from "./desk-header.module.css";
import { DeskMenu, type MenuLink } from "./desk-menu.tsx";

type DeskHeaderProps = {
  links: readonly MenuLink[];
  /** The ringing orders, where there is room for them in the row of the links. */
  children: ReactNode;
};

/** The bar at the top with the frequent actions; the others are in the menu. */
export function DeskHeader({ links, children }: DeskHeaderProps) {
  const { m, restaurant } = useDesk();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <p className={styles.restaurant}>
        <Crest size={26} />
        <span>{restaurant.name}</span>
      </p>
      <nav aria-label={m.nav.label} className={styles.nav}>
        <PageLink to="/">{m.nav.inbox}</PageLink>
        <PageLink to="/availability">{m.nav.availability}</PageLink>
        <PageLink to="/history" className={styles.wide}>
          {m.nav.history}
        </PageLink>
      </nav>
      {children}
      {pathname === "/" && <AllDaySwitch ground="dark" />}
      <PauseDialog />
      <DeskMenu links={links} />
    </header>
  );
}
