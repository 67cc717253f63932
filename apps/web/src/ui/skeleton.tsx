import styles from "./skeleton.module.css";

type SkeletonProps = {
  lines: number;
  /** How tall each is: a field of a form, or a card of a list. */
  size: "field" | "card";
};

/** The shape of what is on its way, so that nothing moves when it comes. */
export function Skeleton({ lines, size }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-size={size} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.line} />
      ))}
    </div>
  );
}
