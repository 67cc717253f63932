import type { DraftChange } from "@noren/contract/staff/drafts.ts";
import type { AuditEntry } from "@noren/contract/staff/people.ts";

/** The changes of one dish, category or menu. */
export type ChangedRecord = { target: string; name: string; changes: DraftChange[] };

/** By what they change, in the order in which they came. */
export function byRecord(changes: readonly DraftChange[]): ChangedRecord[] {
  return [...Map.groupBy(changes, ({ target }) => target)].map(([target, own]) => ({
    target,
    name: own[0]?.name ?? target,
    changes: own,
  }));
}

/** What publishing changes: not what is archived, and not what the menu has already. */
export function effective(changes: readonly DraftChange[]): DraftChange[] {
  return changes.filter((change) => !change.is_archived && !isAlready(change));
}

/** Both values come from the same record, so their fields are in the same order. */
export function isAlready({ now, value }: Pick<DraftChange, "now" | "value">): boolean {
  return JSON.stringify(now) === JSON.stringify(value);
}

/**
 * Who has set the live value of a field, by the latest actions first; null where nobody is known.
 */
export function lastToChange(
  entries: readonly Pick<AuditEntry, "who" | "changes">[],
  { target, field }: Pick<DraftChange, "target" | "field">,
): string | null {
  const entry = entries.find(({ changes }) =>
    changes.some((change) => change.target === target && change.field === field),
  );
  return entry?.who ?? null;
}
