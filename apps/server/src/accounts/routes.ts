import { createRoute } from "@hono/zod-openapi";
import {
  codeGuess,
  codeRequest,
  credentialPair,
  deletionRequest,
  emailUndo,
  loginRequest,
  profileChanges,
  resetRequest,
  restoredEmailSchema,
  signupRequest,
  userSchema,
} from "@noren/contract/accounts.ts";
import { orderPageSchema, pageRequest } from "@noren/contract/order-records.ts";
import { z } from "zod";
import { documented, EXAMPLE_CREDENTIALS } from "../documentation/operation-text.ts";
import { refuse } from "../http/answers.ts";
import { getOnly } from "../http/get-only.ts";
import { limited } from "../http/limit.ts";
import { bareAnswer, jsonRequest, newRoutes, problemResponses } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { uncommonPassword } from "./common-passwords.ts";
import { confirmCode } from "./confirm-code.ts";
import { deleteAccount } from "./delete-account.ts";
import { accountLimits, customerDevice } from "./limits.ts";
import { listOrders } from "./list-orders.ts";
import { logIn } from "./log-in.ts";
import { resetPassword } from "./reset-password.ts";
import { restoreEmail } from "./restore-email.ts";
import { sendCodeAgain } from "./send-code-again.ts";
import { endSession } from "./sessions.ts";
import { signUp } from "./sign-up.ts";
import { signedIn } from "./signed-in.ts";
import { updateProfile } from "./update-profile.ts";
import { visitorOf } from "./visitor.ts";
import { wireUser } from "./wire-user.ts";

const session = z.object({ token: z.string(), user: userSchema });
const done = z.object({ status: z.literal("success") });
const DONE = { status: "success" } as const;
const EXAMPLE_EMAIL = "ada@example.com";

const signup = signupRequest.extend({ password: uncommonPassword });
const reset = resetRequest.extend({ password: uncommonPassword });

/** Endpoints of accounts (wire.md, Accounts). Answers have no envelope. */
export function accountRoutes(services: Services) {
  const routes = newRoutes();
  const limits = accountLimits(services);
  const device = customerDevice(services);
  const path = (name: string) => `/v2/public/auth/${name}`;

  routes.openapi(
    createRoute({
      method: "post",
      path: path("login"),
      ...documented({
        tag: "Accounts",
        summary: "Signs in with e-mail and password; returns a token",
      }),
      request: jsonRequest(loginRequest, {
        email: EXAMPLE_EMAIL,
        password: "sept lanternes au vent",
      }),
      responses: {
        200: bareAnswer("Signed in", session),
        ...problemResponses(
          "invalid_credentials",
          "unverified",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    (c) =>
      limited(c, limits.login, async () => {
        const sent = c.req.valid("json");
        const result = await logIn(services, sent, visitorOf(c, device, sent.email));
        if (result.ok) device.remember(c, sent.email);
        return result.ok ? c.json(result.session, 200) : refuse(c, result.problem);
      }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: path("signup"),
      ...documented({
        tag: "Accounts",
        summary: "Creates an account and mails a confirmation code",
      }),
      request: jsonRequest(signup, {
        first_name: "Ada",
        last_name: "Lovelace",
        phone: "+33 6 39 98 00 00",
        email: EXAMPLE_EMAIL,
        password: "sept lanternes au vent",
      }),
      responses: {
        201: bareAnswer("A code was mailed; the token reads its own profile", session),
        ...problemResponses("email_taken", "validation_failed", "rate_limited", "not_ready"),
      },
    }),
    (c) =>
      limited(c, limits.signup, async () => {
        const sent = c.req.valid("json");
        const result = await signUp(services, sent, visitorOf(c, device, sent.email));
        return result.ok ? c.json(result.session, 201) : refuse(c, result.problem);
      }),
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: path("verify-otp"),
      ...documented({
        tag: "Accounts",
        summary: "Confirms an e-mail with the code that was mailed to it",
        parameters: { otp: "123456", email: EXAMPLE_EMAIL },
      }),
      middleware: getOnly,
      request: { query: codeGuess },
      responses: {
        200: bareAnswer("The address is confirmed; signed in", session),
        ...problemResponses(
          "invalid_otp",
          "expired_otp",
          "forbidden",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    (c) =>
      limited(c, limits.guess, async () => {
        const sent = c.req.valid("query");
        const result = await confirmCode(services, sent, visitorOf(c, device, sent.email));
        if (result.ok) device.remember(c, sent.email);
        return result.ok ? c.json(result.session, 200) : refuse(c, result.problem);
      }),
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: path("send-otp"),
      ...documented({
        tag: "Accounts",
        summary: "Mails a new code; the answer is the same for an unknown e-mail",
        parameters: { email: EXAMPLE_EMAIL },
      }),
      middleware: getOnly,
      request: { query: codeRequest },
      responses: {
        200: bareAnswer("A code was mailed where the address is an account's", done),
        ...problemResponses("forbidden", "validation_failed", "rate_limited"),
      },
    }),
    (c) =>
      limited(c, limits.sendCode, async () => {
        const { email } = c.req.valid("query");
        await sendCodeAgain(services, email, visitorOf(c, device, email));
        return c.json(DONE, 200);
      }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: path("reset-password"),
      ...documented({
        tag: "Accounts",
        summary: "Sets a new password with a mailed code and ends every session",
      }),
      request: jsonRequest(reset, {
        email: EXAMPLE_EMAIL,
        otp: "123456",
        password: "huit lanternes au vent",
      }),
      responses: {
        200: bareAnswer("The password is the new one; every session has ended", done),
        ...problemResponses(
          "invalid_otp",
          "expired_otp",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    (c) =>
      limited(c, limits.guess, async () => {
        const sent = c.req.valid("json");
        const isKnownDevice = device.idOf(c, sent.email) !== null;
        const resetting = await resetPassword(services, sent, isKnownDevice);
        if (resetting.ok) device.remember(c, sent.email);
        return resetting.ok ? c.json(DONE, 200) : refuse(c, resetting.problem);
      }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: path("logout"),
      ...documented({
        tag: "Accounts",
        summary: "Ends the session of the token",
        access: "account",
      }),
      middleware: [signedIn(services, { scope: "unverified" })] as const,
      request: { query: credentialPair },
      responses: {
        200: bareAnswer("The session has ended", done),
        ...problemResponses("unauthenticated"),
      },
    }),
    async (c) => {
      await Promise.all(c.get("credentials").tokens.map((token) => endSession(services.db, token)));
      return c.json(DONE, 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: path("profile"),
      ...documented({
        tag: "Accounts",
        summary: "The profile of the account",
        access: "account",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services, { scope: "unverified" })] as const,
      request: { query: credentialPair },
      responses: {
        200: bareAnswer("The profile of the account", z.object({ user: userSchema })),
        ...problemResponses("unauthenticated"),
      },
    }),
    (c) => c.json({ user: wireUser(c.get("caller").account) }, 200),
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: path("update-profile"),
      ...documented({
        tag: "Accounts",
        summary: "Changes the profile; a new e-mail has to be confirmed by a code",
        access: "account",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services)] as const,
      request: {
        query: credentialPair,
        ...jsonRequest(profileChanges, {
          first_name: "Ada",
          last_name: "King",
          phone: "+33 6 39 98 00 00",
          email: EXAMPLE_EMAIL,
        }),
      },
      responses: {
        200: bareAnswer("The profile of the account", done.extend({ user: userSchema })),
        ...problemResponses(
          "unauthenticated",
          "unverified",
          "invalid_password",
          "email_taken",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    (c) =>
      limited(c, limits.changes, async () => {
        const { account } = c.get("caller");
        const changes = c.req.valid("json");
        const updating = await updateProfile(services, account, changes, c.get("locale"));
        return updating.ok
          ? c.json({ ...DONE, user: updating.user }, 200)
          : refuse(c, updating.problem);
      }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: path("restore-email"),
      ...documented({
        tag: "Accounts",
        summary:
          "An addition of Noren: restores the previous e-mail of an account and ends its sessions; a new password is then set with a mailed code",
      }),
      request: jsonRequest(emailUndo, { token: "the part of the link after the #" }),
      responses: {
        200: bareAnswer("The e-mail is the old one again", restoredEmailSchema),
        ...problemResponses("invalid_link", "email_taken", "validation_failed", "rate_limited"),
      },
    }),
    (c) =>
      limited(c, limits.undo, async () => {
        const restoring = await restoreEmail(services, c.req.valid("json").token);
        return restoring.ok
          ? c.json({ ...DONE, email: restoring.email }, 200)
          : refuse(c, restoring.problem);
      }),
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: path("orders"),
      ...documented({
        tag: "Accounts",
        summary: "The orders of the account, newest first",
        access: "account",
        parameters: { ...EXAMPLE_CREDENTIALS, page: "1", limit: "20" },
      }),
      middleware: [signedIn(services)] as const,
      request: { query: credentialPair.extend(pageRequest.shape) },
      responses: {
        200: bareAnswer("A page of the person's orders, newest first", orderPageSchema),
        ...problemResponses("unauthenticated", "unverified", "validation_failed"),
      },
    }),
    async (c) => {
      const { account } = c.get("caller");
      return c.json(await listOrders(services, account, c.req.valid("query")), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "delete",
      path: path("delete-profile"),
      ...documented({
        tag: "Accounts",
        summary: "Deletes the account; its orders are kept for accounting, without personal data",
        access: "account",
      }),
      middleware: [signedIn(services, { body: true }), limits.password] as const,
      request: jsonRequest(deletionRequest.extend(credentialPair.shape), {
        token: "the token of a login",
        user_id: 12,
        password: "sept lanternes au vent",
      }),
      responses: {
        200: bareAnswer("The person is forgotten; their orders stay without them", done),
        ...problemResponses(
          "unauthenticated",
          "unverified",
          "invalid_password",
          "validation_failed",
          "rate_limited",
          "not_ready",
        ),
      },
    }),
    async (c) => {
      const { account } = c.get("caller");
      const deleting = await deleteAccount(services, account, c.req.valid("json").password);
      return deleting.ok ? c.json(DONE, 200) : refuse(c, deleting.problem);
    },
  );

  return routes;
}
