import styles from "./progress.module.css";

/** Progress from 0 to 1; decorative, because the text beside it says the same. */
export function Progress({ value }: { value: number }) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
