import type { DraftReport } from "@noren/contract/staff/drafts.ts";
import { recordAction } from "../audit/audit.ts";
import type { DraftRow } from "../db/draft-tables.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { jobHandler } from "../jobs/job-handler.ts";
import type { Services } from "../services.ts";
import { lockedDraft } from "./draft-rows.ts";
import { mailFailure } from "./mail-failure.ts";
import { endDraft, InvalidDraft, publish } from "./publish-draft.ts";
import { type DraftJob, publishAtMoment } from "./schedule-draft.ts";

const SECOND_MS = 1000;
const LONGEST_WAIT_MS = 300 * SECOND_MS;

type PublishServices = Pick<Services, "db" | "log" | "now" | "catalogue" | "config">;

/**
 * Publishes a draft at its moment, or as soon as a server runs after it. The draft's state changes
 * in the transaction of the publication, so a second run finds nothing to do. It is tried until the
 * database takes it.
 */
export const publishDraft = jobHandler(
  publishAtMoment,
  {
    concurrency: 1,
    retryDelay: (attempts) => Math.min(SECOND_MS * 2 ** attempts, LONGEST_WAIT_MS),
  },
  async (services: PublishServices, { payload }) => {
    const { db, now } = services;
    try {
      await transact(db, async (trx) => {
        const draft = await dueDraft(trx, payload);
        if (draft) await publish(trx, draft.id, { at: now(), actor: schedulerOf(draft) });
      });
    } catch (error) {
      if (!(error instanceof InvalidDraft)) throw error;
      await fail(services, payload, error.report);
    }
    return { done: true };
  },
);

/** The draft, locked, if this is still the moment that it waits for. */
async function dueDraft(trx: Trx, { draft: id, publish_at }: DraftJob): Promise<DraftRow | null> {
  const draft = await lockedDraft(trx, id);
  return draft?.status === "scheduled" && draft.publish_at === publish_at ? draft : null;
}

function schedulerOf({ scheduled_by_id, scheduled_by, created_by_id, created_by }: DraftRow) {
  return { id: scheduled_by_id ?? created_by_id, name: scheduled_by ?? created_by };
}

/** Says in the draft and by mail why it was not published. */
function fail(services: PublishServices, job: DraftJob, { problems }: DraftReport): Promise<void> {
  return transact(services.db, async (trx) => {
    const draft = await dueDraft(trx, job);
    if (!draft) return;
    const at = services.now();
    const report = { published_action: null, skipped: [], problems };
    await endDraft(trx, draft.id, { status: "failed", report });
    const facts = { at, actor: null, subject: `draft:${draft.id}`, after: { problems } };
    await recordAction(trx, { ...facts, action: "draft_failed" });
    await mailFailure(trx, services, draft, { at, problems });
  });
}
