import { shortMomentAt } from "@noren/contract/format/moments.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";
import { useOffice } from "../desk-context.tsx";
import { type AuditChange, auditChanges, recordChanges } from "./audit-changes.ts";
import { auditWords, fieldWords } from "./audit-words.ts";
import styles from "./change-list.module.css";

/** What an action changed: each field with its value before and after. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const desk = useOffice();
  const { m, locale, restaurant } = desk;
  const { action, before, after } = entry;
  const moment = (instant: number) => shortMomentAt(instant, restaurant.timezone, locale);
  const formatValue = auditWords(m, locale, moment, action);
  const changes: AuditChange[] = [
    ...auditChanges(before, after, formatValue).map(({ name, ...values }) => ({
      name: fieldWords(m, name),
      ...values,
    })),
    ...recordChanges(desk, entry, formatValue),
  ];
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ target = null, name, before: was, after: is }) => (
        <div key={`${target} ${name} ${was} ${is}`}>
          <dt>
            {target && `${target} · `}
            {name}
          </dt>
          <dd>
            {was !== null && <del>{was}</del>} {is !== null && <ins>{is}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
