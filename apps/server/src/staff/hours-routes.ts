import { createRoute } from "@hono/zod-openapi";
import type { FieldIssue } from "@noren/contract/field-problems.ts";
import { hoursChange, hoursCheckSchema, hoursSchema } from "@noren/contract/staff/hours.ts";
import { menuChangedSchema } from "@noren/contract/staff/menu.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { z } from "zod";
import type { Trx } from "../db/open.ts";
import { areKnown, unknownIn } from "../editing/references.ts";
import { withServicesTaken } from "../editing/week.ts";
import { success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { answerChange, refuseField } from "./answer-change.ts";
import { type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { checkHours } from "./check-hours.ts";
import { readHours } from "./read-hours.ts";

/** How far ahead a date can get hours of its own, which bounds how many are kept. */
const DAYS_AHEAD = 730;

/** Routes for the week's services and the dates that differ. Orders already taken stay. */
export function hoursRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();
  const { catalogue, now } = services;

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/hours",
      ...may("change_hours"),
      responses: {
        200: jsonAnswer(
          "The week, dates with hours of their own, and the slots of the coming days",
          hoursSchema,
        ),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(z.encode(hoursSchema, await readHours(services))), 200),
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/hours",
      ...may("change_hours"),
      request: jsonRequest(hoursChange),
      responses: {
        200: jsonAnswer("The id under which the action can be undone", menuChangedSchema),
        ...deskProblemResponses("not_found", "changed_since", "validation_failed"),
      },
    }),
    async (c) => {
      const { edits } = c.req.valid("json");
      const problem = dateProblem(edits);
      if (problem) return refuseField(c, problem);
      return answerChange(c, services, {
        action: "hours_changed",
        edits,
        complete: withServicesTaken,
        refusalOf: unknownMenu,
      });
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/hours/check",
      ...may("change_hours"),
      request: jsonRequest(hoursChange),
      responses: {
        200: jsonAnswer("The slots after the edits, and the orders left", hoursCheckSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => c.json(success(await checkHours(services, c.req.valid("json").edits)), 200),
  );

  /** A date has to exist, which 30 February does not, to be ahead, and not too far. */
  function dateProblem(edits: Edits): FieldIssue | null {
    const today = wallClock(now(), catalogue.current().settings.timezone).date;
    for (const [index, { target, values }] of edits.entries()) {
      if (!target.startsWith("date:")) continue;
      const date = target.slice("date:".length);
      const path = `edits.${index}.target`;
      if (date < today || !z.iso.date().safeParse(date).success)
        return { path, problem: "date_ahead" };
      if (values.services && date > addDays(today, DAYS_AHEAD))
        return { path, problem: "date_far" };
    }
    return null;
  }

  return routes;
}

type Edits = z.output<typeof hoursChange>["edits"];

/** The first service that names an unknown or archived menu. */
async function unknownMenu(trx: Trx, edits: readonly Edits[number][]): Promise<FieldIssue | null> {
  for (const [index, { values }] of edits.entries())
    for (const [at, { menus }] of (values.services ?? []).entries())
      if (!(await areKnown(trx, "menus", [...new Set(menus)])))
        return unknownIn(["edits", index, "values", "services", at, "menus"]);
  return null;
}
