import type { AuditPage } from "@noren/contract/staff/people.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
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

/** Records a change, in its own transaction; must not contain customers' names. */
export function auditChange(db: Db, facts: AuditFacts): Promise<void> {
  return write(db, facts, "done");
}

/** Records an attempt that was refused. */
export function auditDenial(db: Db, facts: AuditFacts): Promise<void> {
  return write(db, facts, "refused");
}

async function write(
  db: Db,
  { at, actor, action, subject, before = null, after = null }: AuditFacts,
  outcome: "done" | "refused",
): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      at,
      staff_id: actor?.id ?? null,
      who: actor?.name ?? null,
      action,
      subject,
      outcome,
      before: toJson(before),
      after: toJson(after),
    })
    .execute();
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
  const names = await namesOf(
    db,
    rows.map(({ subject }) => subject),
  );
  const entries = rows.map(({ at, before, after, ...row }) => ({
    ...row,
    subject_name: names.get(row.subject) ?? null,
    at: isoInstant(at),
    before: fromJson(before),
    after: fromJson(after),
  }));
  return { entries, page, limit, total };
}
