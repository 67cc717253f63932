import type { Draft, draftUpdate } from "@noren/contract/staff/drafts.ts";
import { instantFrom, wallClock } from "@noren/ordering/zone.ts";
import { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { DraftRow } from "../db/draft-tables.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { enqueue, type JobType } from "../jobs/job-type.ts";
import type { Services } from "../services.ts";
import type { By } from "./create-draft.ts";
import { type DraftProblem, openDraft, wireDraft } from "./draft-rows.ts";

const payload = z.object({
  draft: z.number(),
  /** The moment that it was enqueued for; a draft with another one by now is left alone. */
  publish_at: z.number(),
});

export type DraftJob = z.output<typeof payload>;
export const publishAtMoment: JobType<DraftJob> = { name: "publish_draft", payload };

type Updated = { ok: true; draft: Draft } | { ok: false; problem: DraftProblem | { code: "past" } };

/** Renames a draft, gives it a moment, or takes that away. */
export function updateDraft(
  { db, now, catalogue }: Pick<Services, "db" | "now" | "catalogue">,
  actor: NonNullable<Actor>,
  id: number,
  { name, publish_local }: z.output<typeof draftUpdate>,
): Promise<Updated> {
  const { timezone } = catalogue.current().settings;
  return transact(db, async (trx) => {
    const found = await openDraft(trx, id);
    if (!found.ok) return found;
    const by = { at: now(), actor };
    const publish_at = publish_local ? instantOfLocal(publish_local, timezone) : null;
    if (publish_at !== null && publish_at <= by.at) return { ok: false, problem: { code: "past" } };
    if (name !== undefined) await rename(trx, found.draft, name, by);
    if (publish_at !== null) await schedule(trx, id, { publish_at, timezone }, by);
    else if (publish_local === null) await unschedule(trx, id, by);
    return { ok: true, draft: await wireDraft(trx, id) };
  });
}

/**
 * The instant of `YYYY-MM-DDTHH:MM` in a time zone: the first moment after a time that the day
 * skips, the first of one that exists twice.
 */
export function instantOfLocal(local: string, timezone: string): number {
  const [date = "", time = ""] = local.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return instantFrom(date, hours * 60 + minutes, timezone);
}

function localTimeOf(instant: number, timezone: string): string {
  const { date, minutes } = wallClock(instant, timezone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

async function rename(
  trx: Trx,
  { id, name: before }: DraftRow,
  name: string,
  by: By,
): Promise<void> {
  if (name === before) return;
  await trx.updateTable("drafts").set({ name }).where("id", "=", id).execute();
  const facts = { ...by, subject: `draft:${id}`, before: { name: before }, after: { name } };
  await recordAction(trx, { ...facts, action: "draft_renamed" });
}

async function schedule(
  trx: Trx,
  id: number,
  { publish_at, timezone }: { publish_at: number; timezone: string },
  by: By,
): Promise<void> {
  const publish_local = localTimeOf(publish_at, timezone);
  const { id: scheduled_by_id, name: scheduled_by } = by.actor;
  await trx
    .updateTable("drafts")
    .set({ status: "scheduled", publish_at, publish_local, scheduled_by_id, scheduled_by })
    .set({ report: null })
    .where("id", "=", id)
    .execute();
  await enqueue(trx, publishAtMoment, {
    payload: { draft: id, publish_at },
    dedupeKey: `${id}:${publish_at}`,
    now: by.at,
    runAt: publish_at,
  });
  const facts = { ...by, subject: `draft:${id}`, after: { publish_local } };
  await recordAction(trx, { ...facts, action: "draft_scheduled" });
}

async function unschedule(trx: Trx, id: number, by: By): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("drafts")
    .set({ status: "open", publish_at: null, publish_local: null, report: null })
    .where("id", "=", id)
    .where("status", "<>", "open")
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await recordAction(trx, { ...by, action: "draft_unscheduled", subject: `draft:${id}` });
}
