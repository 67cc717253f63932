import { isRecord } from "@noren/contract/refusal.ts";

/** Null: it was not said on that side. */
export type AuditChange = { name: string; before: string | null; after: string | null };

/** What differs between both sides of an entry, as words; what stayed the same is no news. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const was = sideOf(before);
  const is = sideOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

function sideOf(side: unknown): Map<string, string> {
  if (side === null || side === undefined) return new Map();
  const fields = isRecord(side) ? Object.entries(side) : [["", side] as const];
  return new Map(
    fields.filter(([, value]) => value !== null).map(([name, value]) => [name, textOf(value)]),
  );
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
