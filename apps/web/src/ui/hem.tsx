import { classNames } from "./class-names.ts";
import styles from "./hem.module.css";

/** The lower edge of the curtain as a decoration: `under` places it below its parent. */
export function Hem({ under = false }: { under?: boolean }) {
  return <div className={classNames(styles.hem, under && styles.under)} aria-hidden="true" />;
}
