import type { HistoryWanted, MenuHistory } from "@noren/contract/staff/menu.ts";
import { entriesOf } from "../audit/audit.ts";
import type { Db } from "../db/open.ts";

/**
 * A page of the actions that changed the menu, newest first; with `target` those that changed it.
 */
export async function readHistory(
  db: Db,
  { page, limit, target }: HistoryWanted,
): Promise<MenuHistory> {
  const changes = db
    .selectFrom("changes")
    .$if(target !== undefined, (query) => query.where("target", "=", target ?? ""));
  const [{ total }, actions] = await Promise.all([
    changes
      .select(({ fn }) => fn.count<number>("action_id").distinct().as("total"))
      .executeTakeFirstOrThrow(),
    changes
      .select("action_id")
      .distinct()
      .orderBy("action_id", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  const ids = actions.map(({ action_id }) => action_id);
  if (ids.length === 0) return { entries: [], page, limit, total: Number(total) };
  const [rows, taken] = await Promise.all([
    db.selectFrom("audit_log").selectAll().where("id", "in", ids).orderBy("id", "desc").execute(),
    undoneAmong(db, ids),
  ]);
  const entries = await entriesOf(db, rows);
  return {
    entries: entries.map((entry) => ({ ...entry, undone: taken.has(entry.id) })),
    page,
    limit,
    total: Number(total),
  };
}

/** The actions that were undone, unless their undo was undone in turn. */
async function undoneAmong(db: Db, ids: readonly number[]): Promise<Set<number | null>> {
  if (ids.length === 0) return new Set();
  const undos = await db
    .selectFrom("audit_log")
    .select(["id", "undoes"])
    .where("undoes", "in", ids)
    .execute();
  const undone = await undoneAmong(
    db,
    undos.map(({ id }) => id),
  );
  return new Set(undos.filter(({ id }) => !undone.has(id)).map(({ undoes }) => undoes));
}
