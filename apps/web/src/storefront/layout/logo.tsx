import { useLocale } from "../../i18n/locale-context.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./header.module.css";

/** The restaurant, linked to its home; by a new load of the page where the page itself may fail. */
export function Logo({ restaurant, reload = false }: { restaurant: string; reload?: boolean }) {
  const { m, href } = useLocale();
  return (
    <Link
      to={href("home")}
      reloadDocument={reload}
      className={styles.logo}
      aria-label={m.layout.goHome(restaurant)}
    >
      <Crest size={30} />
      <span>{restaurant}</span>
    </Link>
  );
}
