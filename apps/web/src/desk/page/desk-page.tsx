import type { ReactNode } from "react";
import styles from "./desk-page.module.css";
import { usePageTitle } from "./use-page-title.ts";

/** A page of the back office: title and contents in one column of readable width. */
export function DeskPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
