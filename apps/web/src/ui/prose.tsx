import { nonBreakingText } from "@noren/contract/format/typography.ts";
import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Long text: a lead and sections, at a readable line length. */
export function Prose({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{nonBreakingText(lead)}</p>
      {children}
    </div>
  );
}
