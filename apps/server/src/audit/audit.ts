import type { AuditEntry, AuditPage } from "@noren/contract/staff/people.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { AuditRow } from "../db/staff-tables.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { namesOf } from "./audit-names.ts";

/** Who did something, as stored in the log; null for an unknown person or the system. */
export type Actor = { id: number; name: string } | null;

export type AuditFacts = {
  /** Epoch milliseconds. */
  at: number;
  actor: Actor;
  /** In snake_case, such as `role_changed`. */
  action: string;
  /** What it was done to, such as `person:3` or `order:<id>`. */
  subject: string;
  before?: unknown;
  after?: unknown;
};

/** A field's values before and after an action; `target` such as `dish:12` or `choice:3:71`. */
export type FieldChange = { target: string; field: string; before: unknown; after: unknown };

export type MenuAction = Pick<AuditFacts, "at" | "actor" | "action" | "subject"> & {
  changes: readonly FieldChange[];
  /** Id of the action that this one takes back. */
  undoes: number | null;
};

/** Records an action with the fields that it changes, in their transaction; returns its id. */
export async function recordAction(
  trx: Trx,
  { changes, undoes, ...facts }: MenuAction,
): Promise<number> {
  const { id } = await trx
    .insertInto("audit_log")
    .values({ ...rowOf(facts, "done"), undoes })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = changes.map(({ before, after, ...change }) => ({
    ...change,
    action_id: id,
    before: toJson(before),
    after: toJson(after),
  }));
  await trx.insertInto("changes").values(rows).execute();
  return id;
}

/** Records a change, in its own transaction; must not contain customers' names. */
export function auditChange(db: Db, facts: AuditFacts): Promise<void> {
  return write(db, facts, "done");
}

/** Records an attempt that was refused. */
export function auditDenial(db: Db, facts: AuditFacts): Promise<void> {
  return write(db, facts, "refused");
}

async function write(db: Db, facts: AuditFacts, outcome: "done" | "refused"): Promise<void> {
  await db.insertInto("audit_log").values(rowOf(facts, outcome)).execute();
}

function rowOf(
  { at, actor, action, subject, before = null, after = null }: AuditFacts,
  outcome: "done" | "refused",
) {
  return {
    at,
    staff_id: actor?.id ?? null,
    who: actor?.name ?? null,
    action,
    subject,
    outcome,
    before: toJson(before),
    after: toJson(after),
  };
}

/** A page of the audit log, newest first. */
export async function listAudit(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<AuditPage> {
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom("audit_log")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("audit_log")
      .selectAll()
      .orderBy("id", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { entries: await entriesOf(db, rows), page, limit, total };
}

/** The actions with the values and names of what they changed. */
export async function entriesOf(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const changes = await changesOf(
    db,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(db, [
    ...rows.map(({ subject }) => subject),
    ...changes.map(({ target }) => target),
  ]);
  const byAction = Map.groupBy(changes, ({ action_id }) => action_id);
  return rows.map(({ at, before, after, ...row }) => ({
    ...row,
    subject_name: names.get(row.subject) ?? null,
    at: isoInstant(at),
    before: fromJson(before),
    after: fromJson(after),
    changes: (byAction.get(row.id) ?? []).map((change) => ({
      target: change.target,
      name: names.get(change.target) ?? null,
      field: change.field,
      before: fromJson(change.before),
      after: fromJson(change.after),
    })),
  }));
}

async function changesOf(db: Db, actions: readonly number[]) {
  if (actions.length === 0) return [];
  return db
    .selectFrom("changes")
    .selectAll()
    .where("action_id", "in", actions)
    .orderBy("id")
    .execute();
}
