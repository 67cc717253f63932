import { Crest } from "./crest.tsx";
import styles from "./noren.module.css";

/** The split curtain over the door: four dyed panels on a rod, the crest across the middle slit. */
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
