import { useMessages } from "../../i18n/locale-context.tsx";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useMessages().layout.skip}
    </a>
  );
}
