import type { Draft, DraftReport } from "@noren/contract/staff/drafts.ts";
import type { Actor } from "../audit/audit.ts";
import { isPostgres } from "../db/dialect.ts";
import type { DraftChangeRow, DraftRow } from "../db/draft-tables.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import { writeEvent } from "../live/events.ts";

export type DraftProblem = { code: "not_found" | "draft_published" };

/** A draft locked until the end of the transaction, before any row of the menu. */
export async function lockedDraft(trx: Trx, id: number): Promise<DraftRow | undefined> {
  return trx
    .selectFrom("drafts")
    .selectAll()
    .where("id", "=", id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** A locked draft that can still be changed. */
export async function openDraft(
  trx: Trx,
  id: number,
): Promise<{ ok: true; draft: DraftRow } | { ok: false; problem: DraftProblem }> {
  const draft = await lockedDraft(trx, id);
  if (!draft) return { ok: false, problem: { code: "not_found" } };
  if (draft.status === "published") return { ok: false, problem: { code: "draft_published" } };
  return { ok: true, draft };
}

export function changesOf(db: Db, draft: number): Promise<DraftChangeRow[]> {
  return db
    .selectFrom("draft_changes")
    .selectAll()
    .where("draft_id", "=", draft)
    .orderBy("target")
    .orderBy("field")
    .execute();
}

/** Tells open desks to read again. */
export async function draftsChanged(
  trx: Trx,
  draft: number,
  { at, actor }: { at: number; actor: Actor },
): Promise<void> {
  await writeEvent(trx, { orderId: null, kind: "drafts_changed", at, actor, data: { draft } });
}

/** Drafts in wire format, with the number of their changes. */
export async function wireDrafts(db: Db, rows: readonly DraftRow[]): Promise<Draft[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom("draft_changes")
    .select(({ fn }) => ["draft_id", fn.countAll<number | string>().as("changes")])
    .where(
      "draft_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("draft_id")
    .execute();
  const changesIn = new Map(counts.map(({ draft_id, changes }) => [draft_id, Number(changes)]));
  return rows.map(({ id, name, status, publish_local, publish_at, created_by, created_at }) => ({
    ...{ id, name, status, publish_local, publish_at, created_by, created_at },
    changes: changesIn.get(id) ?? 0,
  }));
}

/** One draft in wire format, as it is now. */
export async function wireDraft(db: Db, id: number): Promise<Draft> {
  const row = await db
    .selectFrom("drafts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const [draft] = await wireDrafts(db, [row]);
  if (!draft) throw new Error("a draft that was just read is not listed");
  return draft;
}

export function reportOf({ report, published_action }: DraftRow): DraftReport | null {
  return report && { ...fromJson(report), published_action };
}
