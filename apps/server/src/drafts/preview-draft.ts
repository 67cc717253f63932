import type { Snapshot } from "../catalogue/snapshot.ts";
import type { DraftRow } from "../db/draft-tables.ts";
import { dryRun } from "../db/dry-run.ts";
import type { Services } from "../services.ts";
import { applyDraft } from "./apply-draft.ts";
import { lockedDraft } from "./draft-rows.ts";

type DraftPreview = { draft: DraftRow; snapshot: Snapshot };

/**
 * The catalogue as guests would get it if the draft was published now; one that is published shows
 * the live one. Null for an unknown draft.
 */
export function previewDraft(
  { db, catalogue, now }: Pick<Services, "db" | "catalogue" | "now">,
  id: number,
): Promise<DraftPreview | null> {
  return dryRun(db, async (trx) => {
    const draft = await lockedDraft(trx, id);
    if (!draft) return null;
    const actor = { id: draft.created_by_id, name: draft.created_by };
    if (draft.status !== "published") await applyDraft(trx, id, { at: now(), actor });
    return { draft, snapshot: await catalogue.asSeenBy(trx) };
  });
}
