import styles from "./skeleton.module.css";

type SkeletonProps = {
  lines: number;
  /** Height of each line: a form field, or a card of a list. */
  size: "field" | "card";
};

/** Placeholder of loading content with the same size, to prevent layout shifts. */
export function Skeleton({ lines, size }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-size={size} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <div key={index} className={styles.line} />
      ))}
    </div>
  );
}
