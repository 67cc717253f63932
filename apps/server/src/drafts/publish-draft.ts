import type { DraftPublished, DraftReport } from "@noren/contract/staff/drafts.ts";
import type { Actor } from "../audit/audit.ts";
import { toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { applyDraft } from "./apply-draft.ts";
import type { By } from "./create-draft.ts";
import { type DraftProblem, draftsChanged, openDraft } from "./draft-rows.ts";

type Published =
  | { ok: true; published: DraftPublished }
  | { ok: false; problem: DraftProblem | { code: "draft_invalid"; payload: DraftReport } };

/** Rolls a publication back that names what no longer exists. */
export class InvalidDraft extends Error {
  readonly report: DraftReport;
  constructor(report: DraftReport) {
    super("a change of the draft is no longer possible");
    this.report = report;
  }
}

/** Publishes a draft at once, as one action; an invalid one stays as it is. */
export async function publishNow(
  { db, now }: Pick<Services, "db" | "now">,
  actor: NonNullable<Actor>,
  id: number,
): Promise<Published> {
  try {
    return await transact(db, async (trx) => {
      const found = await openDraft(trx, id);
      if (!found.ok) return found;
      return { ok: true, published: await publish(trx, id, { at: now(), actor }) };
    });
  } catch (error) {
    if (!(error instanceof InvalidDraft)) throw error;
    const payload = { ...error.report, published_action: null };
    return { ok: false, problem: { code: "draft_invalid", payload } };
  }
}

/** Publishes a locked draft in its transaction; throws `InvalidDraft` to roll it back. */
export async function publish(trx: Trx, id: number, by: By): Promise<DraftPublished> {
  const { action, changes, report } = await applyDraft(trx, id, by);
  if (report.problems.length > 0) throw new InvalidDraft(report);
  await endDraft(trx, id, { status: "published", report });
  await draftsChanged(trx, id, by);
  return { action, changes, report };
}

export async function endDraft(
  trx: Db,
  id: number,
  { status, report }: { status: "published" | "failed"; report: DraftReport },
): Promise<void> {
  const { published_action, ...stored } = report;
  await trx
    .updateTable("drafts")
    .set({ status, published_action, report: toJson(stored) })
    .where("id", "=", id)
    .execute();
}
