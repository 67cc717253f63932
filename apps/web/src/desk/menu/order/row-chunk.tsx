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
 * Rows of a long list that are laid out and painted together, once they come near the screen: three
 * hundred rows that do so by themselves take twice the time of each frame.
 */
export function RowChunk({ rows, children }: { rows: number; children: ReactNode }) {
  const chunk = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
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
    <div ref={chunk} className={styles.chunk} style={{ "--rows": rows } as CSSProperties}>
      <IsNear value={isNear}>{children}</IsNear>
    </div>
  );
}
