import { isRecord } from "@noren/contract/refusal.ts";

/** Null: it was not said on that side. */
export type AuditChange = { name: string; before: string | null; after: string | null };

/**
 * What differs between both sides of an entry, as words; what stayed the same is no news. `moment`
 * writes an instant, in epoch milliseconds.
 */
export function auditChanges(
  before: unknown,
  after: unknown,
  moment: (instant: number) => string,
): AuditChange[] {
  const was = sideOf(before, moment);
  const is = sideOf(after, moment);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

function sideOf(side: unknown, moment: (instant: number) => string): Map<string, string> {
  if (side === null || side === undefined) return new Map();
  const fields = isRecord(side) ? Object.entries(side) : [["", side] as const];
  return new Map(
    fields
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, isInstant(name, value) ? moment(value) : textOf(value)]),
  );
}

/** The log keeps what the tables keep: columns of that name are instants. */
function isInstant(name: string, value: unknown): value is number {
  return typeof value === "number" && /_(at|until)$/.test(name);
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
