import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Noren } from "./noren.tsx";

type EmptyStateProps = { title: string; text?: string; children?: ReactNode };

/** Empty state: a small curtain, a short text, a link. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.curtain}>
        <Noren />
      </div>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
