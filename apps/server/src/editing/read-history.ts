import { isDeepStrictEqual } from "node:util";
import type { HistoryWanted, MenuHistory } from "@noren/contract/staff/menu.ts";
import { MENU_PRICES } from "@noren/contract/staff/menu-prices.ts";
import { entriesOf } from "../audit/audit.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { liveValues } from "./fields.ts";

/**
 * A page of the actions that changed the menu, newest first; with `target` those that changed it,
 * and with `of` those that changed its prices.
 */
export async function readHistory(
  db: Db,
  { page, limit, target, of }: HistoryWanted,
): Promise<MenuHistory> {
  const changes = db
    .selectFrom("changes")
    .$if(target !== undefined, (query) => query.where("target", "=", target ?? ""))
    .$if(of === "prices", (query) => query.where("field", "in", MENU_PRICES));
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
  const [entries, undoings] = await Promise.all([entriesOf(db, rows), undoingsOf(db, undos)]);
  return {
    entries: entries.map((entry) => {
      const undoing = undoings.get(entry.id);
      return {
        ...entry,
        undone: undoing !== undefined,
        left: undoing?.left ?? 0,
        changes: entry.changes.map((change) => ({
          ...change,
          undone: undoing?.restored.has(fieldName(change)) ?? false,
        })),
      };
    }),
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

/** Fields that the undos of an action have restored, and how many others still differ from before it. */
type Undoing = { restored: ReadonlySet<string>; left: number };

async function undoingsOf(db: Db, undos: Undos): Promise<ReadonlyMap<number, Undoing>> {
  const actions = [...undos].flat(2);
  if (actions.length === 0) return new Map();
  const changes = await db
    .selectFrom("changes")
    .select(["action_id", "target", "field", "before"])
    .where("action_id", "in", actions)
    .execute();
  const changesOf = Map.groupBy(changes, ({ action_id }) => action_id);
  const undone = [...undos].map(([action, those]) => {
    const restored = new Set(those.flatMap((id) => changesOf.get(id)?.map(fieldName) ?? []));
    const all = changesOf.get(action) ?? [];
    return { action, restored, open: all.filter((change) => !restored.has(fieldName(change))) };
  });
  const live = await liveValues(
    db,
    undone.flatMap(({ open }) => open),
  );
  return new Map(
    undone.map(({ action, restored, open }) => {
      const left = open.filter(({ target, field, before }) => {
        const now = live.get(target)?.[field] ?? null;
        return !isDeepStrictEqual(now, fromJson(before));
      });
      return [action, { restored, left: left.length }];
    }),
  );
}

function fieldName({ target, field }: { target: string; field: string }): string {
  return `${target}/${field}`;
}
