import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { Undone } from "@noren/contract/staff/availability.ts";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { auditWords } from "./audit-words.ts";
import styles from "./menu-history-page.module.css";

type ChangedSinceProps = {
  fields: Undone["changed_since"];
  isBusy: boolean;
  onRestore: (change: number) => void;
};

/** What was changed after the action, so that undoing it left it alone; each is asked for. */
export function ChangedSince({ fields, isBusy, onRestore }: ChangedSinceProps) {
  const { m, locale, restaurant } = useOffice();
  const moment = (instant: number) => shortMomentAt(instant, restaurant.timezone, locale);
  const formatted = auditWords(m, locale, moment, "");
  const worded = (field: string, value: unknown) =>
    value === null ? m.menuHistory.nothing : formatted(field, value);
  const labels: Record<string, string> = m.audit.fields;
  return (
    <ul className={styles.since} aria-label={m.menuHistory.changedSince}>
      {fields.map(({ id, name, target, field, before, now }) => (
        <li key={id}>
          <p>
            {m.menuHistory.since(
              `${name ?? target} · ${labels[field] ?? field}`,
              worded(field, now),
            )}
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={() => onRestore(id)}>
            {m.menuHistory.restoreTo(worded(field, before))}
          </Button>
        </li>
      ))}
    </ul>
  );
}
