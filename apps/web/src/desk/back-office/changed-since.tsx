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

/**
 * What was changed or archived after the action, so that undoing it left it alone; each change is
 * asked for.
 */
export function ChangedSince({ fields, isBusy, onRestore }: ChangedSinceProps) {
  const { m, locale, restaurant } = useOffice();
  const moment = (instant: number) => shortMomentAt(instant, restaurant.timezone, locale);
  const formatted = auditWords(m, locale, moment, "");
  const worded = (field: string, value: unknown) =>
    value === null ? m.menuHistory.nothing : formatted(field, value);
  const labels: Record<string, string> = m.audit.fields;
  const placeOf = ({ name, target, field }: (typeof fields)[number]) =>
    `${name ?? target} · ${labels[field] ?? field}`;
  return (
    <ul className={styles.since} aria-label={m.menuHistory.changedSince}>
      {fields.map((one) =>
        one.is_archived ? (
          <li key={one.id}>
            <p>{m.menuHistory.archivedSince(placeOf(one))}</p>
          </li>
        ) : (
          <li key={one.id}>
            <p>{m.menuHistory.since(placeOf(one), worded(one.field, one.now))}</p>
            <Button variant="secondary" disabled={isBusy} onClick={() => onRestore(one.id)}>
              {m.menuHistory.restoreTo(worded(one.field, one.before))}
            </Button>
          </li>
        ),
      )}
    </ul>
  );
}
