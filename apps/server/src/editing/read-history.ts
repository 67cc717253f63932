import { isDeepStrictEqual } from "node:util";
import type { HistoryWanted, MenuHistory } from "@noren/contract/staff/menu.ts";
import { entriesOf } from "../audit/audit.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { liveValues } from "./fields.ts";

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
  const [rows, undos] = await Promise.all([
    db.selectFrom("audit_log").selectAll().where("id", "in", ids).orderBy("id", "desc").execute(),
    undosOf(db, ids),
  ]);
  const [entries, left] = await Promise.all([entriesOf(db, rows), leftByUndos(db, undos)]);
  return {
    entries: entries.map((entry) => ({
      ...entry,
      undone: undos.has(entry.id),
      left: left.get(entry.id) ?? 0,
    })),
    page,
    limit,
    total: Number(total),
  };
}

type Undos = ReadonlyMap<number, readonly number[]>;

/** The undos of each action that was undone, without those that were undone in turn. */
async function undosOf(db: Db, ids: readonly number[]): Promise<Undos> {
  if (ids.length === 0) return new Map();
  const undos = await db
    .selectFrom("audit_log")
    .select(["id", "undoes"])
    .where("undoes", "in", ids)
    .execute();
  const undone = await undosOf(
    db,
    undos.map(({ id }) => id),
  );
  const standing = undos.filter(({ id }) => !undone.has(id));
  const byAction = Map.groupBy(standing, ({ undoes }) => undoes ?? 0);
  return new Map([...byAction].map(([action, those]) => [action, those.map(({ id }) => id)]));
}

/**
 * How many fields of each action its undos have left, since somebody had changed them, and still
 * differ from before the action.
 */
async function leftByUndos(db: Db, undos: Undos): Promise<ReadonlyMap<number, number>> {
  const actions = [...undos].flat(2);
  if (actions.length === 0) return new Map();
  const changes = await db
    .selectFrom("changes")
    .select(["action_id", "target", "field", "before"])
    .where("action_id", "in", actions)
    .execute();
  const changesOf = Map.groupBy(changes, ({ action_id }) => action_id);
  const open = [...undos].flatMap(([action, those]) => {
    const restored = new Set(those.flatMap((id) => changesOf.get(id)?.map(fieldName) ?? []));
    return changesOf.get(action)?.filter((change) => !restored.has(fieldName(change))) ?? [];
  });
  const live = await liveValues(db, open);
  const left = open.filter(({ target, field, before }) => {
    const now = live.get(target)?.[field] ?? null;
    return !isDeepStrictEqual(now, fromJson(before));
  });
  const leftOf = Map.groupBy(left, ({ action_id }) => action_id);
  return new Map([...leftOf].map(([action, those]) => [action, those.length]));
}

function fieldName({ target, field }: { target: string; field: string }): string {
  return `${target}/${field}`;
}
