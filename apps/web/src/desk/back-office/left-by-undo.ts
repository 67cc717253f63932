import type { MenuHistoryEntry } from "@noren/contract/staff/menu.ts";

type Entry = Pick<MenuHistoryEntry, "id" | "undone" | "undoes" | "changes">;
type Change = Entry["changes"][number];

/**
 * How many fields of an action its undos have left, since somebody has changed them, and that still
 * differ, by the entries of a page, newest first. Null where its undo is on another page.
 */
export function leftByUndo(entry: Entry, entries: readonly Entry[]): number | null {
  const undos = entries.filter(({ undoes, undone }) => undoes === entry.id && !undone);
  if (undos.length === 0) return null;
  const isLeft = (change: Change) =>
    !undos.some(({ changes }) => changeOf(change, changes)) &&
    JSON.stringify(latestValue(change, entries)) !== JSON.stringify(change.before);
  return entry.changes.filter(isLeft).length;
}

function latestValue(change: Change, entries: readonly Entry[]): unknown {
  const latest = entries.find(({ changes }) => changeOf(change, changes));
  return latest && changeOf(change, latest.changes)?.after;
}

function changeOf({ target, field }: Change, changes: readonly Change[]): Change | undefined {
  return changes.find((one) => one.target === target && one.field === field);
}
