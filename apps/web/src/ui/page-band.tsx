import type { ReactNode } from "react";
import { Hem } from "./hem.tsx";
import styles from "./page-band.module.css";

/** The band under the header with the page's heading and related content. */
export function PageBand({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <h1>{title}</h1>
        {children}
      </div>
      <Hem under />
    </div>
  );
}
