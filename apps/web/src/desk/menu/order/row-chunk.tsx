import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "./order-mode.module.css";

/** Whether a row's chunk is on the screen, or half a screen away from it. */
export const IsNear = createContext(false);

const MARGIN = "50% 0px";

/**
 * Rows of a long list that are laid out together when they are drawn, and painted when they come near
 * the screen: three hundred rows that do so by themselves take twice the time of each frame.
 */
export function RowChunk({ rows, children }: { rows: number; children: ReactNode }) {
  const chunk = useRef<HTMLDivElement>(null);
  /** Null until it has been laid out. */
  const [isNear, setNear] = useState<boolean | null>(null);
  useEffect(() => {
    if (!chunk.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(chunk.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={chunk}
      className={styles.chunk}
      data-laid-out={isNear === null ? undefined : ""}
      style={{ "--rows": rows } as CSSProperties}
    >
      <IsNear value={isNear ?? false}>{children}</IsNear>
    </div>
  );
}
