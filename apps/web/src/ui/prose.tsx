import type { ReactNode } from "react";
import styles from "./prose.module.css";
import { unbroken } from "./unbroken.ts";

/** Text to be read: a lead, then chapters, in lines that the eye can follow. */
export function Prose({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{unbroken(lead)}</p>
      {children}
    </div>
  );
}
