import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

/** Details for those who want them, under a title that opens and closes them. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        {title}
        <Icon name="caret-down" size={16} />
      </summary>
      {children}
    </details>
  );
}
