import type { ReactNode } from "react";
import { Hem } from "./hem.tsx";
import styles from "./page-band.module.css";

type PageBandProps = {
  title: string;
  /** Low, where what is below it matters more. */
  dense?: boolean;
  /** The heading is only read aloud on phones: the children say as much, and the height is needed. */
  quiet?: boolean;
  children?: ReactNode;
};

/** The band under the header with the page's heading and related content. */
export function PageBand({ title, dense, quiet, children }: PageBandProps) {
  return (
    <div className={styles.band} data-dense={dense} data-quiet={quiet}>
      <div className={styles.inner}>
        <h1>{title}</h1>
        {children}
      </div>
      <Hem under />
    </div>
  );
}
