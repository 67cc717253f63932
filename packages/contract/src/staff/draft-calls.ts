import type { Call, Reply } from "../call.ts";
import type {
  Draft,
  DraftDetail,
  DraftEdits,
  DraftFromHistory,
  DraftPublished,
  DraftRemoval,
  DraftReport,
  DraftUpdate,
} from "./drafts.ts";
import { ROOT, readerOf, readNothing } from "./staff-calls.ts";

const read = readerOf(() => import("./drafts.ts"));

export function draftCalls(call: Call) {
  const path = (id: number) => `${ROOT}/drafts/${id}`;
  return {
    drafts: (): Promise<Reply<{ drafts: Draft[] }>> =>
      call("GET", `${ROOT}/drafts`, read("draftsSchema")),
    createDraft: (name: string): Promise<Reply<{ draft: Draft }>> =>
      call("POST", `${ROOT}/drafts`, read("draftSchema"), { name }),
    draft: (id: number): Promise<Reply<DraftDetail>> =>
      call("GET", path(id), read("draftDetailSchema")),
    updateDraft: (id: number, update: DraftUpdate): Promise<Reply<{ draft: Draft }>> =>
      call("PATCH", path(id), read("draftSchema"), update),
    changeDraft: (id: number, change: DraftEdits): Promise<Reply<{ draft: Draft }>> =>
      call("PATCH", `${path(id)}/changes`, read("draftSchema"), change),
    removeFromDraft: (id: number, removal: DraftRemoval): Promise<Reply<{ draft: Draft }>> =>
      call("POST", `${path(id)}/remove`, read("draftSchema"), removal),
    deleteDraft: (id: number): Promise<Reply<null>> => call("DELETE", path(id), readNothing),
    /**
     * Publishes it now, as one action. Refused with 409 `draft_invalid` where a change names what no
     * longer exists; `readDraftReport` parses its payload.
     */
    publishDraft: (id: number): Promise<Reply<DraftPublished>> =>
      call("POST", `${path(id)}/publish`, read("draftPublishedSchema"), {}),
    /** The menu as it was at a moment, as a draft. */
    draftFromHistory: (moment: DraftFromHistory): Promise<Reply<{ draft: Draft }>> =>
      call("POST", `${ROOT}/menu/history/draft`, read("draftSchema"), moment),
    readDraftReport: (payload: unknown): Promise<DraftReport> => read("draftReportSchema")(payload),
  };
}
