import { type Draft, MAX_DRAFTS } from "@noren/contract/staff/drafts.ts";
import { type Actor, recordAction } from "../audit/audit.ts";
import { lockUntilCommit } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { type DraftProblem, openDraft, wireDraft } from "./draft-rows.ts";

/** Advisory lock under which drafts are counted and created. */
const CREATION_LOCK = 4_107_031;

type DraftServices = Pick<Services, "db" | "now">;
export type By = { at: number; actor: NonNullable<Actor> };

type Created = { ok: true; draft: Draft } | { ok: false; problem: { code: "too_many_drafts" } };

/** An empty draft. */
export function createDraft(
  { db, now }: DraftServices,
  actor: NonNullable<Actor>,
  name: string,
): Promise<Created> {
  return transact(db, async (trx) => {
    const id = await insertDraft(trx, { at: now(), actor }, name);
    if (id === null) return { ok: false, problem: { code: "too_many_drafts" } };
    return { ok: true, draft: await wireDraft(trx, id) };
  });
}

/** The id of a new draft; null where there are as many as there may be. */
export async function insertDraft(trx: Trx, by: By, name: string): Promise<number | null> {
  await lockUntilCommit(trx, CREATION_LOCK);
  const pending = await trx
    .selectFrom("drafts")
    .select("id")
    .where("status", "in", ["open", "scheduled", "failed"])
    .limit(MAX_DRAFTS)
    .execute();
  if (pending.length >= MAX_DRAFTS) return null;
  const { at, actor } = by;
  const { id } = await trx
    .insertInto("drafts")
    .values({
      name,
      status: "open",
      created_at: at,
      created_by_id: actor.id,
      created_by: actor.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAction(trx, {
    ...by,
    action: "draft_created",
    subject: `draft:${id}`,
    after: { name },
  });
  return id;
}

/** Ends a draft without publishing it. */
export function deleteDraft(
  { db, now }: DraftServices,
  actor: NonNullable<Actor>,
  id: number,
): Promise<{ ok: true } | { ok: false; problem: DraftProblem }> {
  return transact(db, async (trx) => {
    const found = await openDraft(trx, id);
    if (!found.ok) return found;
    const by = { at: now(), actor };
    const { name } = found.draft;
    await trx.deleteFrom("drafts").where("id", "=", id).execute();
    const facts = { ...by, subject: `draft:${id}`, before: { name } };
    await recordAction(trx, { ...facts, action: "draft_deleted" });
    return { ok: true };
  });
}
