import { createRoute } from "@hono/zod-openapi";
import {
  completedHint,
  forgottenPassword,
  linkToken,
  linkUse,
  linkUsedSchema,
  signInRequest,
  staffLinkSchema,
  staffMeSchema,
} from "@noren/contract/staff/people.ts";
import { z } from "zod";
import { uncommonPassword } from "../../accounts/common-passwords.ts";
import { userAgentOf } from "../../accounts/visitor.ts";
import { refuse, success } from "../../http/answers.ts";
import { untrustedProxy } from "../../http/caller-address.ts";
import { limited } from "../../http/limit.ts";
import { jsonAnswer, jsonRequest, newRoutes, problemResponses } from "../../http/routes.ts";
import type { Services } from "../../services.ts";
import { type Desk, deskProblemResponses } from "./desk-auth.ts";
import { deskLimits, staffDevice } from "./limits.ts";
import { acceptLink, readLink } from "./links.ts";
import { sendResetLink } from "./mailed-links.ts";
import { completeHint } from "./onboarding-hints.ts";
import { wireMe } from "./person.ts";
import { endDeskSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

const nothing = z.null();
const use = linkUse.extend({ password: uncommonPassword });

/** Routes for sign-in, sign-out, the signed-in person and mailed links. */
export function signInRoutes(services: Services, { fromDesk, cookie, recordDenial, may }: Desk) {
  const routes = newRoutes();
  const limits = deskLimits(services);
  const device = staffDevice(services);
  const { db, config } = services;
  const proxyOf = untrustedProxy(config.trustProxy);

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/sign-in",
      middleware: fromDesk,
      request: jsonRequest(signInRequest),
      responses: {
        200: jsonAnswer("Signed in; the cookie is set", staffMeSchema),
        ...problemResponses(
          "invalid_credentials",
          "totp_required",
          "invalid_totp",
          "cross_site",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    (c) =>
      limited(c, limits.signIn, async () => {
        const signing = await signIn(services, c.req.valid("json"), userAgentOf(c));
        if (!signing.ok) return refuse(c, signing.problem);
        const earlier = cookie.read(c);
        if (earlier !== null) await endDeskSession(db, earlier);
        cookie.write(c, signing.token);
        device.remember(c, signing.person.email);
        return c.json(success(await wireMe(db, signing.person, proxyOf(c))), 200);
      }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/sign-out",
      ...may("be_signed_in"),
      responses: { 200: jsonAnswer("Signed out", nothing), ...deskProblemResponses() },
    }),
    async (c) => {
      await endDeskSession(db, c.get("desk").token);
      cookie.clear(c);
      return c.json(success(null), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/me",
      ...may("be_signed_in"),
      responses: {
        200: jsonAnswer("The signed-in person and their rights", staffMeSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await wireMe(db, c.get("desk").person, proxyOf(c))), 200),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/me/hints",
      ...may("be_signed_in"),
      request: jsonRequest(completedHint),
      responses: {
        200: jsonAnswer("The signed-in person; the hint is completed", staffMeSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      const { person } = c.get("desk");
      await completeHint(services, person.id, c.req.valid("json").hint);
      return c.json(success(await wireMe(db, person, proxyOf(c))), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/forgotten-password",
      middleware: fromDesk,
      request: jsonRequest(forgottenPassword),
      responses: {
        200: jsonAnswer("A link was mailed if the address is known", nothing),
        ...problemResponses("cross_site", "validation_failed", "rate_limited"),
      },
    }),
    (c) =>
      limited(c, limits.reset, async () => {
        await sendResetLink(services, c.req.valid("json").email);
        return c.json(success(null), 200);
      }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/links/inspect",
      middleware: fromDesk,
      request: jsonRequest(linkToken),
      responses: {
        200: jsonAnswer("What the link is for", staffLinkSchema),
        ...problemResponses("invalid_link", "cross_site", "validation_failed", "rate_limited"),
      },
    }),
    (c) =>
      limited(c, limits.link, async () => {
        const link = await readLink(services, c.req.valid("json").token);
        if (link) return c.json(success(link), 200);
        await recordDenial(c, "forged_link", null);
        return refuse(c, { code: "invalid_link" });
      }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/links/use",
      middleware: fromDesk,
      request: jsonRequest(use),
      responses: {
        200: jsonAnswer(
          "The password is set; signed in unless a second factor is required",
          linkUsedSchema,
        ),
        ...problemResponses(
          "invalid_link",
          "email_taken",
          "cross_site",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    (c) =>
      limited(c, limits.link, async () => {
        const accepting = await acceptLink(services, c.req.valid("json"), {
          locale: c.get("locale"),
          userAgent: userAgentOf(c),
        });
        if (!accepting.ok) {
          if (accepting.problem.code === "invalid_link") await recordDenial(c, "forged_link", null);
          return refuse(c, accepting.problem);
        }
        const { token, person } = accepting;
        if (token !== null) cookie.write(c, token);
        device.remember(c, person.email);
        const me = token === null ? null : await wireMe(db, person, proxyOf(c));
        return c.json(success({ me }), 200);
      }),
  );

  return routes;
}
