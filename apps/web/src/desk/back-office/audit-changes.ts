import { isRecord } from "@noren/contract/api-problem.ts";

/** Null: absent on that side. */
export type AuditChange = { name: string; before: string | null; after: string | null };

/** A counter that the desk compares internally; of no interest to a reader. */
const UNREAD = "version";

/**
 * The values that differ between both sides of an entry, each formatted by `said`; unchanged values
 * are left out.
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
