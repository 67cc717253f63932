import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useIsWide } from "../page/use-is-wide.ts";
import styles from "./standing-bars.module.css";

/**
 * What is so for a while, such as a pause or a printer in trouble, the most urgent first; on phones
 * the alarm and a lost connection too. Only the first bar takes room from the orders; a button
 * shows the others, and on phones what the first says beyond three lines (`data-more`).
 */
export function StandingBars({ children }: { children: ReactNode }) {
  const { m } = useDesk();
  const bars = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const { others, isLong } = useShownBars(bars);
  const [isOpen, setOpen] = useState(false);
  const hasMore = others > 0 || (isLong && !isWide);
  const words = isOpen ? m.fewer : others > 0 ? m.others(others) : m.wholeNotice;
  return (
    <aside
      aria-label={m.standing}
      className={styles.standing}
      data-open={isOpen && hasMore}
      data-no-print
    >
      <div ref={bars} className={styles.bars}>
        {children}
      </div>
      {hasMore && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={words}
          title={words}
          onClick={() => setOpen(!isOpen)}
        >
          {!isOpen && others > 0 && `+${others}`}
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
function useShownBars(bars: { current: HTMLElement | null }) {
  const [shown, setShown] = useState({ others: 0, isLong: false });
  useEffect(() => {
    const box = bars.current;
    if (!box) return;
    const look = () => {
      const [first, ...others] = [...box.children].filter((status) => status.querySelector(SHOWN));
      const isLong = first?.querySelector("[data-more]") != null;
      setShown({ others: others.length, isLong });
    };
    const observer = new MutationObserver(look);
    observer.observe(box, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [bars]);
  return shown;
}
