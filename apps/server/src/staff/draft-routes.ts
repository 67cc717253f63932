import { DRAFT_CALLS } from "@noren/contract/staff/draft-calls.ts";
import { changeDraft, removeFromDraft } from "../drafts/change-draft.ts";
import { createDraft, deleteDraft } from "../drafts/create-draft.ts";
import { restoreAsDraft } from "../drafts/draft-from-history.ts";
import { listDrafts, readDraft } from "../drafts/list-drafts.ts";
import { publishNow } from "../drafts/publish-draft.ts";
import { updateDraft } from "../drafts/schedule-draft.ts";
import type { Services } from "../services.ts";
import { refusedChange, refusedField } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, NOT_FOUND, numberIn, Refusal } from "./auth/implement-calls.ts";

/** Calls for drafts: changes of the menu that are published together. */
export function draftRoutes(services: Services, desk: Desk) {
  const { db } = services;
  return implementCalls(desk, DRAFT_CALLS, {
    drafts: {
      answers: "Drafts, and the latest that were published",
      run: async () => ({ drafts: await listDrafts(db) }),
    },
    createDraft: {
      answers: "The draft",
      problems: ["too_many_drafts"],
      async run({ actor, body }) {
        const created = await createDraft(services, actor, body.name);
        return created.ok ? { draft: created.draft } : new Refusal(created.problem);
      },
    },
    draftFromHistory: {
      answers: "The draft",
      problems: ["too_many_drafts", "draft_full"],
      async run({ actor, locale, body }) {
        const restored = await restoreAsDraft(services, actor, body);
        if (restored.ok) return { draft: restored.draft };
        const { code } = restored.problem;
        if (code !== "future") return new Refusal({ code });
        return refusedField(locale, { path: "date", problem: code });
      },
    },
    draft: {
      answers: "A draft with its changes and the live values",
      problems: ["not_found"],
      run: async ({ params }) => (await readDraft(db, numberIn(params.id))) ?? NOT_FOUND,
    },
    updateDraft: {
      answers: "The draft",
      problems: ["not_found", "draft_published"],
      async run({ actor, locale, params, body }) {
        const updated = await updateDraft(services, actor, numberIn(params.id), body);
        if (updated.ok) return { draft: updated.draft };
        const { code } = updated.problem;
        if (code !== "past") return new Refusal({ code });
        return refusedField(locale, { path: "publish_local", problem: code });
      },
    },
    changeDraft: {
      answers: "The draft",
      problems: ["not_found", "draft_published", "draft_full"],
      async run({ actor, locale, params, body }) {
        const changed = await changeDraft(services, actor, numberIn(params.id), body);
        return changed.ok ? { draft: changed.draft } : refusedChange(locale, changed.problem);
      },
    },
    removeFromDraft: {
      answers: "The draft",
      problems: ["not_found", "draft_published"],
      async run({ actor, params, body }) {
        const removed = await removeFromDraft(services, actor, numberIn(params.id), body);
        return removed.ok ? { draft: removed.draft } : new Refusal(removed.problem);
      },
    },
    deleteDraft: {
      answers: "It is gone, and was not published",
      problems: ["not_found", "draft_published"],
      async run({ actor, params }) {
        const deleted = await deleteDraft(services, actor, numberIn(params.id));
        return deleted.ok ? null : new Refusal(deleted.problem);
      },
    },
    publishDraft: {
      answers: "The id under which the action can be undone",
      problems: ["not_found", "draft_published", "draft_invalid"],
      async run({ actor, params }) {
        const done = await publishNow(services, actor, numberIn(params.id));
        return done.ok ? done.published : new Refusal(done.problem);
      },
    },
  });
}
