import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./standing-bars.module.css";

/**
 * What is so for a while, such as a pause or a printer in trouble, the most urgent first; on phones
 * the alarm and a lost connection too. Only the first bar takes room from the orders; a button
 * shows the others.
 */
export function StandingBars({ children }: { children: ReactNode }) {
  const { m } = useDesk();
  const bars = useRef<HTMLDivElement>(null);
  const others = useShownBars(bars) - 1;
  const [isOpen, setOpen] = useState(false);
  const words = isOpen ? m.fewer : m.others(others);
  return (
    <aside
      aria-label={m.standing}
      className={styles.standing}
      data-open={isOpen && others > 0}
      data-no-print
    >
      <div ref={bars} className={styles.bars}>
        {children}
      </div>
      {others > 0 && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={words}
          title={words}
          onClick={() => setOpen(!isOpen)}
        >
          {!isOpen && `+${others}`}
          <DeskIcon name="caret-down" size={20} />
        </button>
      )}
    </aside>
  );
}

const SHOWN = ":scope > :not(.visually-hidden)";

/**
 * Each bar is the content of a status of its own, which holds at most words for screen readers
 * while it has nothing to show.
 */
function useShownBars(bars: { current: HTMLElement | null }): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const box = bars.current;
    if (!box) return;
    const recount = () => {
      const shown = [...box.children].filter((status) => status.querySelector(SHOWN) !== null);
      setCount(shown.length);
    };
    const observer = new MutationObserver(recount);
    observer.observe(box, { childList: true, subtree: true });
    recount();
    return () => observer.disconnect();
  }, [bars]);
  return count;
}
