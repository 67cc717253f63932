import type { ReactNode } from "react";
import { nonBreakingText } from "./non-breaking-text.ts";
import styles from "./prose.module.css";

/** Text to be read: a lead, then chapters, in lines that the eye can follow. */
export function Prose({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{nonBreakingText(lead)}</p>
      {children}
    </div>
  );
}
