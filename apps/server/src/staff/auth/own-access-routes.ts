import { createRoute } from "@hono/zod-openapi";
import { ownSessionsSchema, sessionEnding } from "@noren/contract/accounts.ts";
import {
  ownFactors,
  passwordChange,
  passwordRequest,
  recoveryCodesSchema,
  totpConfirmation,
  totpEnrolmentSchema,
} from "@noren/contract/staff/people.ts";
import { z } from "zod";
import { uncommonPassword } from "../../accounts/common-passwords.ts";
import { refuse, success } from "../../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../../http/routes.ts";
import type { Services } from "../../services.ts";
import { type Desk, deskProblemResponses } from "./desk-auth.ts";
import { deskLimits } from "./limits.ts";
import { beginTotp, changePassword, confirmTotp, removeTotp } from "./own-account.ts";
import { endOwnSessions, listOwnSessions } from "./own-sessions.ts";

const nothing = z.null();
const newSecret = passwordChange.extend({ new_password: uncommonPassword });

/** Routes for one's own password, second factor and sessions. */
export function ownAccessRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();
  const { ownAccess } = deskLimits(services);
  /** For routes that ask a signed-in person for their password or a code. */
  const { middleware: isSignedIn, ...right } = may("be_signed_in");
  const both: [typeof isSignedIn, typeof ownAccess] = [isSignedIn, ownAccess];
  const checked = { ...right, middleware: both };
  const restaurantName = () => services.catalogue.current().settings.contacts.name;

  routes.openapi(
    createRoute({
      method: "put",
      path: "/v2/staff/me/password",
      ...checked,
      request: jsonRequest(newSecret),
      responses: {
        200: jsonAnswer("The password is changed; other sessions have ended", nothing),
        ...deskProblemResponses(
          "invalid_password",
          "totp_required",
          "invalid_totp",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    async (c) => {
      const changing = await changePassword(services, c.get("desk"), c.req.valid("json"));
      return changing.ok ? c.json(success(null), 200) : refuse(c, changing.problem);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/me/totp",
      ...checked,
      request: jsonRequest(passwordRequest),
      responses: {
        200: jsonAnswer("The TOTP secret, to be confirmed by a code", totpEnrolmentSchema),
        ...deskProblemResponses(
          "invalid_password",
          "totp_on",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    async (c) => {
      const { password } = c.req.valid("json");
      const begun = await beginTotp(services, c.get("desk").person, password, restaurantName());
      if (!begun.ok) return refuse(c, begun.problem);
      return c.json(success({ secret: begun.secret, uri: begun.uri }), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/me/totp/confirm",
      ...checked,
      request: jsonRequest(totpConfirmation),
      responses: {
        200: jsonAnswer("The second factor is enabled", recoveryCodesSchema),
        ...deskProblemResponses("invalid_totp", "validation_failed", "rate_limited"),
      },
    }),
    async (c) => {
      const confirming = await confirmTotp(services, c.get("desk"), c.req.valid("json").code);
      if (!confirming.ok) return refuse(c, confirming.problem);
      return c.json(success({ recovery_codes: confirming.codes }), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/me/totp/remove",
      ...checked,
      request: jsonRequest(ownFactors),
      responses: {
        200: jsonAnswer("The second factor is disabled; other sessions have ended", nothing),
        ...deskProblemResponses(
          "invalid_password",
          "totp_required",
          "invalid_totp",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    async (c) => {
      const removing = await removeTotp(services, c.get("desk"), c.req.valid("json"));
      return removing.ok ? c.json(success(null), 200) : refuse(c, removing.problem);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/me/sessions",
      ...may("be_signed_in"),
      responses: {
        200: jsonAnswer("The person's sessions, last used first", ownSessionsSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await listOwnSessions(services, c.get("desk"))), 200),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/me/sessions/end",
      ...may("be_signed_in"),
      request: jsonRequest(sessionEnding),
      responses: {
        200: jsonAnswer("The remaining sessions", ownSessionsSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      await endOwnSessions(services, c.get("desk"), c.req.valid("json").id ?? null);
      return c.json(success(await listOwnSessions(services, c.get("desk"))), 200);
    },
  );

  return routes;
}
