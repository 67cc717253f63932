import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";
import type { ReactNode } from "react";
import { useOffice } from "../desk-context.tsx";
import {
  type AuditChange,
  auditChanges,
  type RecordChange,
  recordChanges,
} from "./audit-changes.ts";
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
        <Row key={change.name} label={fieldWords(m, change.name)} change={change} />
      ))}
      {records.map((change) => (
        <Row key={change.ids[0]} label={labelOf(change)} change={change}>
          {aside?.(change)}
        </Row>
      ))}
    </dl>
  );
}

type RowProps = { label: string; change: AuditChange; children?: ReactNode };

function Row({ label, change: { before, after }, children }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>
          {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
        </span>
        {children}
      </dd>
    </div>
  );
}

/** The field, after its record where the entry is about several. */
export function labelOf({ target, name }: Pick<RecordChange, "target" | "name">): string {
  return target ? `${target} · ${name}` : name;
}
