import { createRoute } from "@hono/zod-openapi";
import { pageRequest } from "@noren/contract/order-records.ts";
import {
  auditPageSchema,
  invitationRequest,
  personChanges,
  staffPeopleSchema,
  staffPersonSchema,
} from "@noren/contract/staff/people.ts";
import { z } from "zod";
import { listAudit } from "../audit/audit.ts";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { wirePerson } from "./auth/person.ts";
import { changePerson, invite, listPeople, withdrawInvitation } from "./people.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";

const oneOf = z.object({ id: z.string() });

/** Routes for staff, invitations and the audit log. */
export function peopleRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/people",
      ...may("manage_people"),
      responses: {
        200: jsonAnswer("The people and the invitations", staffPeopleSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await listPeople(services)), 200),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/people/invitations",
      ...may("manage_people"),
      request: jsonRequest(invitationRequest),
      responses: {
        200: jsonAnswer("The invitation is mailed", staffPeopleSchema),
        ...deskProblemResponses("email_taken", "validation_failed", "rate_limited"),
      },
    }),
    async (c) => {
      const { locale, ...invited } = c.req.valid("json");
      const actor = actorOf(c.get("desk").person);
      const inviting = await invite(services, actor, {
        ...invited,
        locale: locale ?? c.get("locale"),
      });
      if (!inviting.ok) return refuse(c, inviting.problem);
      return c.json(success(await listPeople(services)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "delete",
      path: "/v2/staff/people/invitations/{id}",
      ...may("manage_people"),
      request: { params: oneOf },
      responses: {
        200: jsonAnswer("The invitation is withdrawn", staffPeopleSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const withdrawing = await withdrawInvitation(services, actor, numberIn(c.req.param("id")));
      if (!withdrawing.ok) return refuse(c, withdrawing.problem);
      return c.json(success(await listPeople(services)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/people/{id}",
      ...may("manage_people"),
      request: { params: oneOf, ...jsonRequest(personChanges) },
      responses: {
        200: jsonAnswer("The profile of the account", staffPersonSchema),
        ...deskProblemResponses("not_found", "last_owner", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const id = numberIn(c.req.param("id"));
      const changing = await changePerson(services, actor, id, c.req.valid("json"));
      return changing.ok ? c.json(success(changing.person), 200) : refuse(c, changing.problem);
    },
  );

  routes.openapi(
    createRoute({
      method: "delete",
      path: "/v2/staff/second-factors/{id}",
      ...may("manage_people"),
      request: { params: oneOf },
      responses: {
        200: jsonAnswer("The person, who signs in with the password alone", staffPersonSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const person = await removeSecondFactor(services, actor, numberIn(c.req.param("id")));
      if (typeof person === "string") return refuse(c, { code: person });
      return c.json(success(wirePerson(person)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/audit",
      ...may("see_audit"),
      request: { query: pageRequest },
      responses: {
        200: jsonAnswer("A page of the log, newest first", auditPageSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => c.json(success(await listAudit(services.db, c.req.valid("query"))), 200),
  );

  return routes;
}

/** The numeric id in a path segment; 0, which no row has, if it is not a number. */
export function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
