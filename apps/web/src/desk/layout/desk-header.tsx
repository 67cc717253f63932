import { NavLink } from "react-router";
import { Crest } from "../../ui/crest.tsx";
import { useDesk } from "../desk-context.tsx";
import { PauseDialog } from "../pause/pause-dialog.tsx";
import styles from "./desk-header.module.css";
import { DeskMenu } from "./desk-menu.tsx";

/** The bar at the top with the frequent actions; the others are in the menu. */
export function DeskHeader() {
  const { m, restaurant } = useDesk();
  return (
    <header className={styles.header}>
      <p className={styles.restaurant}>
        <Crest size={26} />
        <span>{restaurant.name}</span>
      </p>
      <nav aria-label={m.nav.label} className={styles.nav}>
        <NavLink to="/" end>
          {m.nav.inbox}
        </NavLink>
        <NavLink to="/history">{m.nav.history}</NavLink>
      </nav>
      <PauseDialog />
      <DeskMenu />
    </header>
  );
}
