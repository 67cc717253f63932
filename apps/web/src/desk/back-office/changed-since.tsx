import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { Undone } from "@noren/contract/staff/availability.ts";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { auditWords } from "./audit-words.ts";
import styles from "./menu-history-page.module.css";
import { sinceQuestions } from "./since-questions.ts";

type ChangedSinceProps = {
  fields: Undone["changed_since"];
  isBusy: boolean;
  onRestore: (changes: number[]) => void;
};

/**
 * What was changed or archived after the action, so that undoing it left it alone; each change is
 * asked for.
 */
export function ChangedSince({ fields, isBusy, onRestore }: ChangedSinceProps) {
  const desk = useOffice();
  const { m, locale, restaurant } = desk;
  const moment = (instant: number) => shortMomentAt(instant, restaurant.timezone, locale);
  return (
    <ul className={styles.since} aria-label={m.menuHistory.changedSince}>
      {sinceQuestions(desk, fields, auditWords(m, locale, moment, "")).map(
        ({ ids, what, now, before, isArchived }) => (
          <li key={ids[0]}>
            <p>{isArchived ? m.menuHistory.archivedSince(what) : m.menuHistory.since(what, now)}</p>
            {!isArchived && (
              <Button variant="secondary" disabled={isBusy} onClick={() => onRestore(ids)}>
                {m.menuHistory.restoreTo(before)}
              </Button>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
