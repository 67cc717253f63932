import type { Draft } from "@noren/contract/staff/drafts.ts";
import { useOffice } from "../desk-context.tsx";
import styles from "./drafts-page.module.css";

/** Whether a draft waits for its moment, or how it ended. */
export function DraftState({ draft: { status } }: { draft: Draft }) {
  const { m } = useOffice();
  return (
    <span className={styles.state} data-status={status}>
      {m.drafts.states[status]}
    </span>
  );
}
