import type { FieldIssue } from "@noren/contract/field-problems.ts";
import type { EditName } from "@noren/contract/staff/actions.ts";
import { type Actor, actionWithKey } from "../audit/audit.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { edit } from "./edit.ts";
import { writeFields } from "./fields.ts";
import { lockEdits, lockedRow, type Row } from "./rows.ts";
import { targetOf } from "./targets.ts";

export type Added<Problem> =
  | { ok: true; action: number; target: string }
  | { ok: false; problem: Problem };

type Addition<Problem> = {
  action: EditName;
  values: Record<string, unknown>;
  /** Idempotency key. */
  key: string | undefined;
  refusalOf?: (trx: Trx) => Promise<Problem | null>;
  /** Inserts the record as archived, so that the action brings it in; returns its target. */
  insert: (trx: Trx, at: number) => Promise<string>;
};

/**
 * Adds a record as an action, whose undo archives it. Its id lies above all others of its kind.
 * Idempotent per key: sent again, the answer is that of the first time.
 */
export function addRecord<Problem>(
  { db, now }: Pick<Services, "db" | "now">,
  actor: NonNullable<Actor>,
  { action, values, key, refusalOf, insert }: Addition<Problem>,
): Promise<Added<Problem>> {
  return transact(db, async (trx) => {
    const at = now();
    // No two additions get the same id.
    await lockEdits(trx);
    const added = key === undefined ? undefined : await actionWithKey(trx, key);
    if (added) return { ok: true, action: added.id, target: added.subject };
    const refused = (await refusalOf?.(trx)) ?? null;
    if (refused !== null) return { ok: false, problem: refused };
    const text = await insert(trx, at);
    const target = targetOf(text);
    const row = target && (await lockedRow(trx, target));
    if (!target || !row) throw new Error(`${text} was not inserted`);
    await writeFields(trx, target, { row, values, at });
    const done = await edit(trx, { at, actor, action, key }, [
      { target: text, values: { archived: false } },
    ]);
    if (!done.ok || done.action === null) throw new Error(`${text} was not inserted as archived`);
    return { ok: true, action: done.action, target: text };
  });
}

type Table =
  | "menus"
  | "categories"
  | "items"
  | "option_groups"
  | "choices"
  | "services"
  | "delivery_zones"
  | "offers";

/** The highest id of a table, or that an offer gives a free dish; 0 where there is none. */
export async function highestId(trx: Trx, table: Table): Promise<number> {
  const { id } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  if (table !== "items") return id ?? 0;
  const { free } = await trx
    .selectFrom("offers")
    .select(({ fn }) => fn.max("value").as("free"))
    .where("type", "=", "free_item")
    .executeTakeFirstOrThrow();
  return Math.max(id ?? 0, free ?? 0);
}

/** Null while a table has fewer records than `most` that are not archived. */
export async function refuseMoreThan(
  trx: Trx,
  table: "delivery_zones" | "offers" | "coupons",
  most: number,
): Promise<FieldIssue | null> {
  const { records } = await trx
    .selectFrom<"delivery_zones" | "offers" | "coupons">(table)
    .select(({ fn }) => fn.countAll<number>().as("records"))
    .where("archived_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(records) < most ? null : { path: "values", problem: "list" };
}

export async function insertRecord(trx: Trx, table: Table | "coupons", row: Row): Promise<void> {
  await trx
    .insertInto(table)
    .values(row as never)
    .execute();
}
