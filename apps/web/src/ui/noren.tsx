import { Crest } from "./crest.tsx";
import styles from "./noren.module.css";

/** The split curtain: four panels on a rod, the crest across the middle gap. */
export function Noren() {
  return (
    <div className={styles.noren} aria-hidden="true">
      <div className={styles.rod} />
      <div className={styles.cloth}>
        <div className={styles.panel} />
        <div className={styles.panel}>
          <span className={styles.crest}>
            <Crest size="100%" />
          </span>
        </div>
        <div className={styles.panel}>
          <span className={styles.crest}>
            <Crest size="100%" />
          </span>
        </div>
        <div className={styles.panel} />
      </div>
    </div>
  );
}
