import { createRoute } from "@hono/zod-openapi";
import { fieldErrors } from "@noren/contract/field-problems.ts";
import {
  availabilityChange,
  availabilityChangedSchema,
  availabilitySchema,
  undoneSchema,
  undoRequest,
} from "@noren/contract/staff/availability.ts";
import { z } from "zod";
import { changeAvailability, readAvailability } from "../editing/availability.ts";
import { undo } from "../editing/undo.ts";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { numberIn } from "./people-routes.ts";

/** Routes for what is sold out or counted, and for taking a change of the menu back. */
export function availabilityRoutes(services: Services, { may, recordDenial }: Desk) {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/availability",
      ...may("change_availability"),
      responses: {
        200: jsonAnswer("Every dish and choice, and whether it can be had", availabilitySchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await readAvailability(services)), 200),
  );

  routes.openapi(
    createRoute({
      method: "put",
      path: "/v2/staff/availability",
      ...may("change_availability"),
      request: jsonRequest(availabilityChange),
      responses: {
        200: jsonAnswer(
          "The changed dishes and choices, and the id under which it can be undone",
          availabilityChangedSchema,
        ),
        ...deskProblemResponses("not_found", "validation_failed"),
      },
    }),
    async (c) => {
      const { person } = c.get("desk");
      const change = c.req.valid("json");
      const edited = await changeAvailability(services, actorOf(person), change);
      if (!edited.ok) {
        const { refusal } = edited;
        if (refusal === "not_found") return refuse(c, { code: "not_found" });
        const errors = fieldErrors([refusal], c.get("locale"));
        return refuse(c, { code: "validation_failed", errors });
      }
      const wanted = new Set(change.targets);
      const { entries } = await readAvailability(services);
      const changed = entries.filter(({ target }) => wanted.has(target));
      return c.json(success({ action: edited.action, entries: changed }), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/actions/{id}/undo",
      ...may("change_availability"),
      request: { params: z.object({ id: z.string() }), ...jsonRequest(undoRequest) },
      responses: {
        200: jsonAnswer("What was restored, and what somebody has changed since", undoneSchema),
        ...deskProblemResponses("not_found", "validation_failed"),
      },
    }),
    async (c) => {
      const { person } = c.get("desk");
      const undone = await undo({
        db: services.db,
        at: services.now(),
        actor: actorOf(person),
        role: person.role,
        action: numberIn(c.req.param("id")),
        despite: c.req.valid("json").despite,
      });
      if (undone === "forbidden") await recordDenial(c, "forbidden", person);
      if (typeof undone === "string") return refuse(c, { code: undone });
      return c.json(success(undone), 200);
    },
  );

  return routes;
}
