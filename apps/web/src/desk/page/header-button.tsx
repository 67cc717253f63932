import type { ReactNode } from "react";
import styles from "./header-button.module.css";

type HeaderButtonProps = {
  icon: ReactNode;
  words: string;
  /** The badge's number, with the same as text; 0 shows no badge. */
  count?: number;
  countWords?: string;
  onClick: () => void;
};

/**
 * A button with icon and label, the label below the icon where the bar is narrow, because new staff
 * members do not know the icons.
 */
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
