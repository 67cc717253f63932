import { createRoute } from "@hono/zod-openapi";
import {
  historyRequest,
  menuAddedSchema,
  menuAddition,
  menuChange,
  menuChangedSchema,
  menuHistorySchema,
  staffMenusSchema,
} from "@noren/contract/staff/menu.ts";
import { staffDishSchema, staffGroupsSchema } from "@noren/contract/staff/menu-dish.ts";
import { menuWordsSchema } from "@noren/contract/staff/menu-words.ts";
import { z } from "zod";
import { plannedChanges } from "../drafts/list-drafts.ts";
import { addToMenu } from "../editing/add-to-menu.ts";
import { withImage } from "../editing/picture-file.ts";
import { readStaffDish } from "../editing/read-dish.ts";
import { readStaffGroups } from "../editing/read-groups.ts";
import { readHistory } from "../editing/read-history.ts";
import { readStaffMenus } from "../editing/read-menu.ts";
import { readMenuWords } from "../editing/read-words.ts";
import { unknownReference } from "../editing/references.ts";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { answerAdded, answerChange, refuseField } from "./answer-change.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { numberIn } from "./people-routes.ts";

/** Routes for the menu as owners and managers edit it. */
export function menuRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/menu",
      ...may("change_menu"),
      responses: {
        200: jsonAnswer("Every menu with every dish, and what drafts will do", staffMenusSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => {
      const [menus, drafts] = await Promise.all([
        readStaffMenus(services),
        plannedChanges(services.db),
      ]);
      return c.json(success(z.encode(staffMenusSchema, { ...menus, drafts })), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/menu",
      ...may("change_menu"),
      request: jsonRequest(menuChange),
      responses: {
        200: jsonAnswer("The id under which the action can be undone", menuChangedSchema),
        ...deskProblemResponses("not_found", "changed_since", "validation_failed"),
      },
    }),
    async (c) => {
      const edits = c.req.valid("json").edits.map(withImage);
      const action = "menu_changed";
      return answerChange(c, services, { action, edits, refusalOf: unknownReference });
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/menu",
      ...may("change_menu"),
      request: jsonRequest(menuAddition),
      responses: {
        201: jsonAnswer("The new record, and the id under which it can be undone", menuAddedSchema),
        ...deskProblemResponses("not_found", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const added = await addToMenu(services, actor, c.req.valid("json"));
      if (added.ok) return answerAdded(c, added);
      if (added.problem === "not_found") return refuse(c, { code: "not_found" });
      return refuseField(c, { path: "dish", problem: added.problem });
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/menu/dishes/{id}",
      ...may("change_menu"),
      request: { params: z.object({ id: z.string() }) },
      responses: {
        200: jsonAnswer("A dish with every field, and as guests see it", staffDishSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const dish = await readStaffDish(services.db, numberIn(c.req.param("id")));
      if (!dish) return refuse(c, { code: "not_found" });
      return c.json(success(z.encode(staffDishSchema, dish)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/menu/groups",
      ...may("change_menu"),
      responses: {
        200: jsonAnswer("Every option group that is not archived", staffGroupsSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => {
      const groups = await readStaffGroups(services.db);
      return c.json(success(z.encode(staffGroupsSchema, groups)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/menu/words",
      ...may("change_menu"),
      responses: {
        200: jsonAnswer("Every record's words in each language", menuWordsSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await readMenuWords(services.db)), 200),
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/menu/history",
      ...may("change_menu"),
      request: { query: historyRequest },
      responses: {
        200: jsonAnswer("A page of the actions that changed the menu", menuHistorySchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => c.json(success(await readHistory(services.db, c.req.valid("query"))), 200),
  );

  return routes;
}
