import { DRAFT_CALLS } from "@noren/contract/staff/draft-calls.ts";
import { changeDraft, removeFromDraft } from "../drafts/change-draft.ts";
import { createDraft, deleteDraft } from "../drafts/create-draft.ts";
import { restoreAsDraft } from "../drafts/draft-from-history.ts";
import { listDrafts, readDraft } from "../drafts/list-drafts.ts";
import { publishNow } from "../drafts/publish-draft.ts";
import { updateDraft } from "../drafts/schedule-draft.ts";
import { NOT_FOUND, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { refusedChange, refusedField } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, numberIn } from "./auth/implement-calls.ts";

/** The id of no draft. */
const EXAMPLE_DRAFT = { id: "999999" };

/** Calls for drafts: changes of the menu that are published together. */
export function draftRoutes(services: Services, desk: Desk) {
  const { db } = services;
  return implementCalls(desk, DRAFT_CALLS, {
    drafts: {
      summary: "Every draft that is not published, and the latest that were",
      answers: "Drafts, and the latest that were published",
      run: async () => ({ drafts: await listDrafts(db) }),
    },
    createDraft: {
      summary: "Creates an empty draft",
      example: { body: { name: "Carte d’hiver" } },
      answers: "The draft",
      problems: ["too_many_drafts"],
      async run({ actor, body }) {
        const created = await createDraft(services, actor, body.name);
        return created.ok ? { draft: created.draft } : new Refusal(created.problem);
      },
    },
    draftFromHistory: {
      summary: "Creates a draft that restores the menu as it was at a local time",
      example: { body: { date: "2026-11-01", time: "12:00" } },
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
      summary: "A draft with its changes, each with the live value and the one that was seen",
      example: { parameters: EXAMPLE_DRAFT },
      answers: "A draft with its changes and the live values",
      problems: ["not_found"],
      run: async ({ params }) => (await readDraft(db, numberIn(params.id))) ?? NOT_FOUND,
    },
    updateDraft: {
      summary: "Renames a draft, or says at which local time it is published",
      example: {
        parameters: EXAMPLE_DRAFT,
        body: { name: "Carte d’hiver", publish_local: "2027-11-30T06:00" },
      },
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
      summary: "Puts values of fields into a draft; the live value takes a field out of it",
      example: {
        parameters: EXAMPLE_DRAFT,
        body: { edits: [{ target: "dish:1101", values: { price_pickup: 6 } }] },
      },
      answers: "The draft",
      problems: ["not_found", "draft_published", "draft_full", "changed_since"],
      async run({ actor, locale, params, body }) {
        const changed = await changeDraft(services, actor, numberIn(params.id), body);
        return changed.ok ? { draft: changed.draft } : refusedChange(locale, changed.problem);
      },
    },
    removeFromDraft: {
      summary: "Takes fields out of a draft",
      example: {
        parameters: EXAMPLE_DRAFT,
        body: { fields: [{ target: "dish:1101", field: "price_pickup" }] },
      },
      answers: "The draft",
      problems: ["not_found", "draft_published"],
      async run({ actor, params, body }) {
        const removed = await removeFromDraft(services, actor, numberIn(params.id), body);
        return removed.ok ? { draft: removed.draft } : new Refusal(removed.problem);
      },
    },
    deleteDraft: {
      summary: "Deletes a draft that is not published",
      example: { parameters: EXAMPLE_DRAFT },
      answers: "It is gone, and was not published",
      problems: ["not_found", "draft_published"],
      async run({ actor, params }) {
        const deleted = await deleteDraft(services, actor, numberIn(params.id));
        return deleted.ok ? null : new Refusal(deleted.problem);
      },
    },
    publishDraft: {
      summary: "Publishes a draft now, as one action that can be undone",
      example: { parameters: EXAMPLE_DRAFT },
      answers: "The id under which the action can be undone",
      problems: ["not_found", "draft_published", "draft_invalid"],
      async run({ actor, params }) {
        const done = await publishNow(services, actor, numberIn(params.id));
        return done.ok ? done.published : new Refusal(done.problem);
      },
    },
  });
}
