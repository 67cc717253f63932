import type { CallDefinitions } from "./define-calls.ts";

export const DRAFT_CALLS = {
  drafts: {
    method: "GET",
    path: "/drafts",
    right: "change_menu",
    answer: "drafts.draftsSchema",
  },
  createDraft: {
    method: "POST",
    path: "/drafts",
    right: "change_menu",
    body: "drafts.draftCreation",
    answer: "drafts.draftSchema",
    creates: true,
  },
  /** The menu as it was at a moment, as a draft. */
  draftFromHistory: {
    method: "POST",
    path: "/menu/history/draft",
    right: "change_menu",
    body: "drafts.draftFromHistory",
    answer: "drafts.draftSchema",
    creates: true,
  },
  draft: {
    method: "GET",
    path: "/drafts/{id}",
    right: "change_menu",
    answer: "drafts.draftDetailSchema",
  },
  updateDraft: {
    method: "PATCH",
    path: "/drafts/{id}",
    right: "change_menu",
    body: "drafts.draftUpdate",
    answer: "drafts.draftSchema",
  },
  /**
   * Refused with 409 `changed_since` where somebody has changed what was seen; `readConflicts`
   * parses its payload.
   */
  changeDraft: {
    method: "PATCH",
    path: "/drafts/{id}/changes",
    right: "change_menu",
    body: "drafts.draftEdits",
    answer: "drafts.draftSchema",
  },
  removeFromDraft: {
    method: "POST",
    path: "/drafts/{id}/remove",
    right: "change_menu",
    body: "drafts.draftRemoval",
    answer: "drafts.draftSchema",
  },
  deleteDraft: { method: "DELETE", path: "/drafts/{id}", right: "change_menu" },
  /**
   * Publishes it now, as one action. Refused with 409 `draft_invalid` where a change names what no
   * longer exists; `readDraftReport` parses its payload.
   */
  publishDraft: {
    method: "POST",
    path: "/drafts/{id}/publish",
    right: "change_menu",
    answer: "drafts.draftPublishedSchema",
  },
} as const satisfies CallDefinitions;
