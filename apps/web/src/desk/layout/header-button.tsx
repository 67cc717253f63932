import type { ReactNode } from "react";
import styles from "./header-button.module.css";

type HeaderButtonProps = {
  icon: ReactNode;
  words: string;
  /** What waits behind it, and that in words; 0 shows nothing. */
  count?: number;
  countWords?: string;
  onClick: () => void;
};

/** An icon and its word, under it where the bar is narrow: who is new here guesses at no icon. */
export function HeaderButton({ icon, words, count = 0, countWords, onClick }: HeaderButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {icon}
      {words}
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{` ${countWords ?? ""}`}</span>
        </>
      )}
    </button>
  );
}
