import { createRoute } from "@hono/zod-openapi";
import {
  draftCreation,
  draftDetailSchema,
  draftEdits,
  draftFromHistory,
  draftPublishedSchema,
  draftRemoval,
  draftSchema,
  draftsSchema,
  draftUpdate,
} from "@noren/contract/staff/drafts.ts";
import { z } from "zod";
import { changeDraft, removeFromDraft } from "../drafts/change-draft.ts";
import { createDraft, deleteDraft } from "../drafts/create-draft.ts";
import { restoreAsDraft } from "../drafts/draft-from-history.ts";
import { listDrafts, readDraft } from "../drafts/list-drafts.ts";
import { publishNow } from "../drafts/publish-draft.ts";
import { updateDraft } from "../drafts/schedule-draft.ts";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { refuseChange, refuseField } from "./answer-change.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { numberIn } from "./people-routes.ts";

const params = z.object({ id: z.string() });
const draftAnswer = jsonAnswer("The draft", draftSchema);

/** Routes for drafts: changes of the menu that are published together. */
export function draftRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/drafts",
      ...may("change_menu"),
      responses: {
        200: jsonAnswer("Drafts, and the latest that were published", draftsSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success({ drafts: await listDrafts(services.db) }), 200),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/drafts",
      ...may("change_menu"),
      request: jsonRequest(draftCreation),
      responses: {
        201: draftAnswer,
        ...deskProblemResponses("too_many_drafts", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const created = await createDraft(services, actor, c.req.valid("json").name);
      if (!created.ok) return refuse(c, created.problem);
      return c.json(success({ draft: created.draft }), 201);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/menu/history/draft",
      ...may("change_menu"),
      request: jsonRequest(draftFromHistory),
      responses: {
        201: draftAnswer,
        ...deskProblemResponses("too_many_drafts", "draft_full", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const restored = await restoreAsDraft(services, actor, c.req.valid("json"));
      if (restored.ok) return c.json(success({ draft: restored.draft }), 201);
      const { code } = restored.problem;
      if (code !== "future") return refuse(c, { code });
      return refuseField(c, { path: "date", problem: code });
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/drafts/{id}",
      ...may("change_menu"),
      request: { params },
      responses: {
        200: jsonAnswer("A draft with its changes and the live values", draftDetailSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const detail = await readDraft(services.db, numberIn(c.req.param("id")));
      return detail ? c.json(success(detail), 200) : refuse(c, { code: "not_found" });
    },
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/drafts/{id}",
      ...may("change_menu"),
      request: { params, ...jsonRequest(draftUpdate) },
      responses: {
        200: draftAnswer,
        ...deskProblemResponses("not_found", "draft_published", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const id = numberIn(c.req.param("id"));
      const updated = await updateDraft(services, actor, id, c.req.valid("json"));
      if (updated.ok) return c.json(success({ draft: updated.draft }), 200);
      const { code } = updated.problem;
      if (code !== "past") return refuse(c, { code });
      return refuseField(c, { path: "publish_local", problem: code });
    },
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/drafts/{id}/changes",
      ...may("change_menu"),
      request: { params, ...jsonRequest(draftEdits) },
      responses: {
        200: draftAnswer,
        ...deskProblemResponses("not_found", "draft_published", "draft_full", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const id = numberIn(c.req.param("id"));
      const changed = await changeDraft(services, actor, id, c.req.valid("json"));
      if (changed.ok) return c.json(success({ draft: changed.draft }), 200);
      return refuseChange(c, changed.problem);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/drafts/{id}/remove",
      ...may("change_menu"),
      request: { params, ...jsonRequest(draftRemoval) },
      responses: {
        200: draftAnswer,
        ...deskProblemResponses("not_found", "draft_published", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const id = numberIn(c.req.param("id"));
      const removed = await removeFromDraft(services, actor, id, c.req.valid("json"));
      if (!removed.ok) return refuse(c, removed.problem);
      return c.json(success({ draft: removed.draft }), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "delete",
      path: "/v2/staff/drafts/{id}",
      ...may("change_menu"),
      request: { params },
      responses: {
        200: jsonAnswer("It is gone, and was not published", z.null()),
        ...deskProblemResponses("not_found", "draft_published"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const deleted = await deleteDraft(services, actor, numberIn(c.req.param("id")));
      return deleted.ok ? c.json(success(null), 200) : refuse(c, deleted.problem);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/drafts/{id}/publish",
      ...may("change_menu"),
      request: { params },
      responses: {
        200: jsonAnswer("The id under which the action can be undone", draftPublishedSchema),
        ...deskProblemResponses("not_found", "draft_published", "draft_invalid"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const done = await publishNow(services, actor, numberIn(c.req.param("id")));
      return done.ok ? c.json(success(done.published), 200) : refuse(c, done.problem);
    },
  );

  return routes;
}
