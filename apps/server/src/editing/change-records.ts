import type { FieldIssue } from "@noren/contract/field-problems.ts";
import type { EditName } from "@noren/contract/staff/actions.ts";
import type { MenuConflicts } from "@noren/contract/staff/menu.ts";
import type { Actor } from "../audit/audit.ts";
import { namesOf } from "../audit/audit-names.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { type Conflict, type Edit, edit } from "./edit.ts";
import type { FieldRefused } from "./references.ts";

export type Change<One extends Edit> = {
  action: EditName;
  edits: readonly One[];
  /** The edits as they are made, by what is stored. */
  complete?: (trx: Trx, edits: readonly One[]) => Promise<readonly Edit[]>;
  /** The first field that stored records refuse, such as one that names an archived record. */
  refusalOf?: (trx: Trx, edits: readonly One[]) => Promise<FieldIssue | null>;
};

export type RecordsChanged =
  | { ok: true; action: number | null; changes: number }
  | {
      ok: false;
      problem:
        | { code: "not_found" }
        | FieldRefused
        | { code: "changed_since"; payload: MenuConflicts };
    };

/** Makes all edits as one action, or none. */
export async function changeRecords<One extends Edit>(
  { db, now }: Pick<Services, "db" | "now">,
  actor: NonNullable<Actor>,
  { action, edits, complete, refusalOf }: Change<One>,
): Promise<RecordsChanged> {
  const facts = { at: now(), actor, action };
  const edited = await transact(db, async (trx) => {
    const issue = (await refusalOf?.(trx, edits)) ?? null;
    if (issue !== null) return { ok: false as const, problem: "field_refused" as const, issue };
    return edit(trx, facts, (await complete?.(trx, edits)) ?? edits);
  });
  if (edited.ok) return { ok: true, action: edited.action, changes: edited.changes.length };
  if (edited.problem === "field_refused")
    return { ok: false, problem: { code: edited.problem, issue: edited.issue } };
  if (edited.problem === "not_found") return { ok: false, problem: { code: "not_found" } };
  return {
    ok: false,
    problem: { code: "changed_since", payload: await namedConflicts(db, edited.conflicts) },
  };
}

/**
 * Conflicts with the names of their records, and of who changed each field last: of a live one by
 * the record of changes.
 */
export async function namedConflicts(
  db: Db,
  conflicts: readonly Conflict[],
  lastTo = (one: Conflict) => lastToChange(db, one),
): Promise<MenuConflicts> {
  const targets = conflicts.map(({ target }) => target);
  const names = await namesOf(db, targets);
  const told = conflicts.map(async (one) => ({
    ...one,
    name: names.get(one.target) ?? null,
    by: await lastTo(one),
  }));
  return { conflicts: await Promise.all(told) };
}

/** Name of the person who changed a field last; null where nobody did. */
export async function lastToChange(
  db: Db,
  { target, field }: Pick<Conflict, "target" | "field">,
): Promise<string | null> {
  const last = await db
    .selectFrom("changes")
    .innerJoin("audit_log", "audit_log.id", "changes.action_id")
    .select("audit_log.who")
    .where("changes.target", "=", target)
    .where("changes.field", "=", field)
    .orderBy("changes.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.who ?? null;
}
