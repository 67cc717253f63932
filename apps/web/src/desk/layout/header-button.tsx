import type { ReactNode } from "react";
import styles from "./header-button.module.css";

type HeaderButtonProps = { icon: ReactNode; words: string; onClick: () => void };

/** An icon and its word, under it where the bar is narrow: who is new here guesses at no icon. */
export function HeaderButton({ icon, words, onClick }: HeaderButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {icon}
      {words}
    </button>
  );
}
