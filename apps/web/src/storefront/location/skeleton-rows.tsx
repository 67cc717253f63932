import styles from "./skeleton-rows.module.css";

/** Placeholder rows, sized like the results. */
export function SkeletonRows({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <div key={index} className={styles.row} aria-hidden="true">
          <span className={styles.mark} />
          <span className={styles.lines} />
        </div>
      ))}
    </div>
  );
}
