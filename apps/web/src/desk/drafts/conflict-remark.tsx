import type { DraftChange } from "@noren/contract/staff/drafts.ts";
import { useCallback } from "react";
import { useOffice } from "../desk-context.tsx";
import { changeWords, valueWords } from "../menu/value-words.ts";
import { useRead } from "../read/use-read.ts";
import styles from "./change-rows.module.css";
import { lastToChange } from "./draft-changes.ts";

/** The latest actions on a record among which the change is looked for. */
const LATEST = 25;

/** What the live menu has by now where a draft has seen another value, and who has set it. */
export function ConflictRemark({ change }: { change: DraftChange }) {
  const desk = useOffice();
  const { m, api } = desk;
  const { target, field, seen, now, value } = change;
  const read = useCallback(
    () => api.menuHistory({ page: 1, limit: LATEST, target }),
    [api, target],
  );
  const { data } = useRead(read);
  const who = data ? lastToChange(data.entries, change) : null;
  const { was, is } = changeWords(desk, field, seen, now);
  return (
    <p className={styles.conflict}>
      {m.drafts.what.since(was, is, who, valueWords(desk, field, value))}
    </p>
  );
}
