import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";
import type { ReactNode } from "react";
import { useOffice } from "../desk-context.tsx";
import { auditChanges, type RecordChange, recordChanges } from "./audit-changes.ts";
import { auditWords, fieldWords } from "./audit-words.ts";
import styles from "./change-list.module.css";

type ChangeListProps = {
  entry: AuditEntry;
  /** What stands next to each field of the menu. */
  aside?: ((change: RecordChange) => ReactNode) | undefined;
};

/** What an action changed: each field with its value before and after. */
export function ChangeList({ entry, aside }: ChangeListProps) {
  const desk = useOffice();
  const { m, locale, restaurant } = desk;
  const { action, before, after } = entry;
  const moment = (instant: number) => shortMomentAt(instant, restaurant.timezone, locale);
  const formatValue = auditWords(m, locale, moment, action);
  const values = auditChanges(before, after, formatValue);
  const records = recordChanges(desk, entry, formatValue);
  if (values.length + records.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {values.map((change) => (
        <div key={change.name}>
          <dt>{fieldWords(m, change.name)}</dt>
          <dd>
            <Change change={change} />
          </dd>
        </div>
      ))}
      {records.map((change) => (
        <div key={change.ids[0]}>
          <dt>{labelOf(change)}</dt>
          <dd>
            <Change change={change} />
            {aside?.(change)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ change: { before, after } }: { change: Pick<RecordChange, "before" | "after"> }) {
  return (
    <span>
      {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
    </span>
  );
}

/** The field, after its record where the entry is about several. */
export function labelOf({ target, name }: Pick<RecordChange, "target" | "name">): string {
  return target ? `${target} · ${name}` : name;
}
