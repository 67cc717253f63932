import {
  ACTIONS,
  type ActionName,
  type ActionValues,
  type RefusalName,
  type RefusalReason,
  type RestaurantEvent,
} from "@noren/contract/staff/actions.ts";
import type { AuditEntry, AuditPage } from "@noren/contract/staff/people.ts";
import { changeData } from "../db/change-data.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { AuditRow } from "../db/staff-tables.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { writeEvent } from "../live/events.ts";
import { namesOf } from "./audit-names.ts";

/** Who did something, as stored in the log; null for an unknown person or the system. */
export type Actor = { id: number; name: string } | null;

type Facts = {
  /** Epoch milliseconds. */
  at: number;
  actor: Actor;
  /** What it was done to, such as `person:3` or `order:<id>`. */
  subject: string;
};

/** A field's values before and after an action; `target` such as `dish:12` or `choice:3:71`. */
export type FieldChange = { target: string; field: string; before: unknown; after: unknown };

/** `before` and `after` must not contain customers' names. */
export type Action<Name extends ActionName> = Facts & {
  action: Name;
  before?: ActionValues<Name> | null;
  after?: ActionValues<Name> | null;
  /** Fields that an edit changes, by which it can be undone. */
  changes?: readonly FieldChange[];
  /** Id of the action that this one takes back. */
  undoes?: number | null;
  /** Idempotency key, which no other action has. */
  key?: string | undefined;
};

/** Events of what guests' data is made of. */
const OF_DATA: ReadonlySet<RestaurantEvent> = new Set(["menu_changed", "ordering_changed"]);

/**
 * The one way to record what was done, in the transaction that does it: the entry of the audit log,
 * the fields that an edit changes, the event of this action (`ACTIONS`), and the data version where
 * guests' data has changed. Returns the entry's id.
 */
export async function recordAction<Name extends ActionName>(
  trx: Trx,
  { changes = [], undoes = null, key, before = null, after = null, ...facts }: Action<Name>,
): Promise<number> {
  const { at, actor, action } = facts;
  const { event } = ACTIONS[action];
  if (event && OF_DATA.has(event)) await changeData(trx);
  const { id } = await trx
    .insertInto("audit_log")
    .values({ ...rowOf({ ...facts, before, after }), outcome: "done", undoes, key: key ?? null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = changes.map(({ before, after, ...change }) => ({
    ...change,
    action_id: id,
    before: toJson(before),
    after: toJson(after),
  }));
  if (rows.length > 0) await trx.insertInto("changes").values(rows).execute();
  if (event) await writeEvent(trx, { orderId: null, kind: event, at, actor, data: { action: id } });
  return id;
}

/** The action that was requested with an idempotency key. */
export function actionWithKey(trx: Trx, key: string) {
  return trx
    .selectFrom("audit_log")
    .select(["id", "subject"])
    .where("key", "=", key)
    .executeTakeFirst();
}

type Refusal = Facts & { action: RefusalName; reason?: RefusalReason };

/** Records an attempt that was refused. */
export async function recordRefusal(db: Db, { reason, ...facts }: Refusal): Promise<void> {
  const row = rowOf({ ...facts, before: null, after: reason ? { reason } : null });
  await db
    .insertInto("audit_log")
    .values({ ...row, outcome: "refused" })
    .execute();
}

type Entry = Facts & { action: string; before: unknown; after: unknown };

function rowOf({ at, actor, action, subject, before, after }: Entry) {
  return {
    at,
    staff_id: actor?.id ?? null,
    who: actor?.name ?? null,
    action,
    subject,
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
      id: change.id,
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
