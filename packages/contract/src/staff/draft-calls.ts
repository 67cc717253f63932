import type { Call, Reply } from "../call.ts";
import {
  type Draft,
  type DraftDetail,
  type DraftEdits,
  type DraftFromHistory,
  type DraftPublished,
  type DraftRemoval,
  type DraftReport,
  type DraftUpdate,
  draftDetailSchema,
  draftPublishedSchema,
  draftReportSchema,
  draftSchema,
  draftsSchema,
} from "./drafts.ts";
import { ROOT, reader, readNothing } from "./staff-calls.ts";

export function draftCalls(call: Call) {
  const path = (id: number) => `${ROOT}/drafts/${id}`;
  return {
    drafts: (): Promise<Reply<{ drafts: Draft[] }>> =>
      call("GET", `${ROOT}/drafts`, reader(draftsSchema)),
    createDraft: (name: string): Promise<Reply<{ draft: Draft }>> =>
      call("POST", `${ROOT}/drafts`, reader(draftSchema), { name }),
    draft: (id: number): Promise<Reply<DraftDetail>> =>
      call("GET", path(id), reader(draftDetailSchema)),
    updateDraft: (id: number, update: DraftUpdate): Promise<Reply<{ draft: Draft }>> =>
      call("PATCH", path(id), reader(draftSchema), update),
    changeDraft: (id: number, change: DraftEdits): Promise<Reply<{ draft: Draft }>> =>
      call("PATCH", `${path(id)}/changes`, reader(draftSchema), change),
    removeFromDraft: (id: number, removal: DraftRemoval): Promise<Reply<{ draft: Draft }>> =>
      call("POST", `${path(id)}/remove`, reader(draftSchema), removal),
    deleteDraft: (id: number): Promise<Reply<null>> => call("DELETE", path(id), readNothing),
    /**
     * Publishes it now, as one action. Refused with 409 `draft_invalid` where a change names what no
     * longer exists; `readDraftReport` parses its payload.
     */
    publishDraft: (id: number): Promise<Reply<DraftPublished>> =>
      call("POST", `${path(id)}/publish`, reader(draftPublishedSchema), {}),
    /** The menu as it was at a moment, as a draft. */
    draftFromHistory: (moment: DraftFromHistory): Promise<Reply<{ draft: Draft }>> =>
      call("POST", `${ROOT}/menu/history/draft`, reader(draftSchema), moment),
    readDraftReport: (payload: unknown): DraftReport => draftReportSchema.parse(payload),
  };
}
