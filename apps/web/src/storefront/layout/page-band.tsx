import type { ReactNode } from "react";
import { Hem } from "../../ui/hem.tsx";
import styles from "./page-band.module.css";

/** The cloth with which a page begins, under the header: its heading and what goes with it. */
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
