import styles from "./header.module.css";
import { Logo } from "./logo.tsx";

/** The header of a page whose own header may be what failed. */
export function PlainHeader({ restaurant }: { restaurant: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <span />
        <Logo restaurant={restaurant} reload />
      </div>
    </header>
  );
}
