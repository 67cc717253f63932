import { Link } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Crest } from "../../ui/crest.tsx";
import styles from "./header.module.css";

/** The header of a page whose own header may be what failed: the restaurant, linked to its home. */
export function PlainHeader({ restaurant }: { restaurant: string }) {
  const { m, href } = useLocale();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <span />
        <Link
          to={href("home")}
          reloadDocument
          className={styles.logo}
          aria-label={m.layout.goHome(restaurant)}
        >
          <Crest size={30} />
          <span>{restaurant}</span>
        </Link>
      </div>
    </header>
  );
}
