import { isRecord } from "@noren/contract/api-problem.ts";

/** Null: it was not said on that side. */
export type AuditChange = { name: string; before: string | null; after: string | null };

/** Counts what the desk changed, for the desk's own comparing; nobody reads it. */
const UNREAD = "version";

/**
 * What differs between both sides of an entry, each value in the words that `said` has for it; what
 * stayed the same is no news.
 */
export function auditChanges(
  before: unknown,
  after: unknown,
  formatValue: (name: string, value: unknown) => string,
): AuditChange[] {
  const was = sideOf(before, formatValue);
  const is = sideOf(after, formatValue);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

function sideOf(
  side: unknown,
  formatValue: (name: string, value: unknown) => string,
): Map<string, string> {
  if (side === null || side === undefined) return new Map();
  const fields = isRecord(side) ? Object.entries(side) : [["", side] as const];
  return new Map(
    fields
      .filter(([name, value]) => value !== null && value !== "" && name !== UNREAD)
      .map(([name, value]) => [name, formatValue(name, value)]),
  );
}
