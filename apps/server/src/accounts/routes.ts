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
import { addCall } from "../http/api-call.ts";
import { getOnly } from "../http/get-only.ts";
import { EXAMPLE_CREDENTIALS } from "../http/operation-text.ts";
import { Refusal } from "../http/refusal.ts";
import { newRoutes } from "../http/routes.ts";
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
import { type OpenSessionResult, signUp } from "./sign-up.ts";
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
  const accountCall = { tag: "Accounts", isBare: true } as const;
  const ofAccount = { ...accountCall, access: "account" } as const;

  addCall(routes, {
    ...accountCall,
    method: "POST",
    path: "/v2/public/auth/login",
    summary: "Signs in with e-mail and password; returns a token",
    limits: limits.login,
    body: {
      schema: loginRequest,
      example: { email: EXAMPLE_EMAIL, password: "sept lanternes au vent" },
    },
    answer: session,
    answers: "Signed in",
    problems: ["invalid_credentials", "unverified", "rate_limited", "not_ready"],
    async run({ c, body }) {
      const result = await logIn(services, body, visitorOf(c, device, body.email));
      if (result.ok) device.remember(c, body.email);
      return sessionOf(result);
    },
  });

  addCall(routes, {
    ...accountCall,
    method: "POST",
    path: "/v2/public/auth/signup",
    summary: "Creates an account and mails a confirmation code",
    limits: limits.signup,
    body: {
      schema: signup,
      example: {
        first_name: "Ada",
        last_name: "Lovelace",
        phone: "+33 6 39 98 00 00",
        email: EXAMPLE_EMAIL,
        password: "sept lanternes au vent",
      },
    },
    answer: session,
    answers: "A code was mailed; the token reads its own profile",
    creates: true,
    problems: ["email_taken", "rate_limited", "not_ready"],
    run: async ({ c, body }) =>
      sessionOf(await signUp(services, body, visitorOf(c, device, body.email))),
  });

  addCall(routes, {
    ...accountCall,
    method: "GET",
    path: "/v2/public/auth/verify-otp",
    summary: "Confirms an e-mail with the code that was mailed to it",
    parameters: { otp: "123456", email: EXAMPLE_EMAIL },
    guards: [getOnly],
    limits: limits.guess,
    query: codeGuess,
    answer: session,
    answers: "The address is confirmed; signed in",
    problems: ["invalid_otp", "expired_otp", "forbidden", "rate_limited"],
    async run({ c, query }) {
      const result = await confirmCode(services, query, visitorOf(c, device, query.email));
      if (result.ok) device.remember(c, query.email);
      return sessionOf(result);
    },
  });

  addCall(routes, {
    ...accountCall,
    method: "GET",
    path: "/v2/public/auth/send-otp",
    summary: "Mails a new code; the answer is the same for an unknown e-mail",
    parameters: { email: EXAMPLE_EMAIL },
    guards: [getOnly],
    limits: limits.sendCode,
    query: codeRequest,
    answer: done,
    answers: "A code was mailed where the address is an account's",
    problems: ["forbidden", "rate_limited"],
    async run({ c, query: { email } }) {
      await sendCodeAgain(services, email, visitorOf(c, device, email));
      return DONE;
    },
  });

  addCall(routes, {
    ...accountCall,
    method: "POST",
    path: "/v2/public/auth/reset-password",
    summary: "Sets a new password with a mailed code and ends every session",
    limits: limits.guess,
    body: {
      schema: reset,
      example: { email: EXAMPLE_EMAIL, otp: "123456", password: "huit lanternes au vent" },
    },
    answer: done,
    answers: "The password is the new one; every session has ended",
    problems: ["invalid_otp", "expired_otp", "rate_limited", "not_ready"],
    async run({ c, body }) {
      const isKnownDevice = device.idOf(c, body.email) !== null;
      const resetting = await resetPassword(services, body, isKnownDevice);
      if (!resetting.ok) return new Refusal(resetting.problem);
      device.remember(c, body.email);
      return DONE;
    },
  });

  addCall(routes, {
    ...ofAccount,
    method: "POST",
    path: "/v2/public/auth/logout",
    summary: "Ends the session of the token",
    signIn: signedIn(services, { scope: "unverified" }),
    query: credentialPair,
    answer: done,
    answers: "The session has ended",
    problems: ["unauthenticated"],
    async run({ c }) {
      await Promise.all(c.get("credentials").tokens.map((token) => endSession(services.db, token)));
      return DONE;
    },
  });

  addCall(routes, {
    ...ofAccount,
    method: "GET",
    path: "/v2/public/auth/profile",
    summary: "The profile of the account",
    parameters: EXAMPLE_CREDENTIALS,
    signIn: signedIn(services, { scope: "unverified" }),
    query: credentialPair,
    answer: z.object({ user: userSchema }),
    answers: "The profile of the account",
    problems: ["unauthenticated"],
    run: async ({ c }) => ({ user: wireUser(c.get("caller").account) }),
  });

  addCall(routes, {
    ...ofAccount,
    method: "PATCH",
    path: "/v2/public/auth/update-profile",
    summary: "Changes the profile; a new e-mail has to be confirmed by a code",
    parameters: EXAMPLE_CREDENTIALS,
    signIn: signedIn(services),
    limits: limits.changes,
    query: credentialPair,
    body: {
      schema: profileChanges,
      example: {
        first_name: "Ada",
        last_name: "King",
        phone: "+33 6 39 98 00 00",
        email: EXAMPLE_EMAIL,
      },
    },
    answer: done.extend({ user: userSchema }),
    answers: "The profile of the account",
    problems: [
      "unauthenticated",
      "unverified",
      "invalid_password",
      "email_taken",
      "rate_limited",
      "not_ready",
    ],
    async run({ c, body, locale }) {
      const updating = await updateProfile(services, c.get("caller").account, body, locale);
      return updating.ok ? { ...DONE, user: updating.user } : new Refusal(updating.problem);
    },
  });

  addCall(routes, {
    ...accountCall,
    method: "POST",
    path: "/v2/public/auth/restore-email",
    summary:
      "An addition of Noren: restores the previous e-mail of an account and ends its sessions; a new password is then set with a mailed code",
    limits: limits.undo,
    body: { schema: emailUndo, example: { token: "the part of the link after the #" } },
    answer: restoredEmailSchema,
    answers: "The e-mail is the old one again",
    problems: ["invalid_link", "email_taken", "rate_limited"],
    async run({ body }) {
      const restoring = await restoreEmail(services, body.token);
      return restoring.ok ? { ...DONE, email: restoring.email } : new Refusal(restoring.problem);
    },
  });

  addCall(routes, {
    ...ofAccount,
    method: "GET",
    path: "/v2/public/auth/orders",
    summary: "The orders of the account, newest first",
    parameters: { ...EXAMPLE_CREDENTIALS, page: "1", limit: "20" },
    signIn: signedIn(services),
    query: credentialPair.extend(pageRequest.shape),
    answer: orderPageSchema,
    answers: "A page of the person's orders, newest first",
    problems: ["unauthenticated", "unverified"],
    run: ({ c, query }) => listOrders(services, c.get("caller").account, query),
  });

  addCall(routes, {
    ...ofAccount,
    method: "DELETE",
    path: "/v2/public/auth/delete-profile",
    summary: "Deletes the account; its orders are kept for accounting, without personal data",
    signIn: signedIn(services, { body: true }),
    callerLimit: limits.password,
    body: {
      schema: deletionRequest.extend(credentialPair.shape),
      example: {
        token: "the token of a login",
        user_id: 12,
        password: "sept lanternes au vent",
      },
    },
    answer: done,
    answers: "The person is forgotten; their orders stay without them",
    problems: ["unauthenticated", "unverified", "invalid_password", "rate_limited", "not_ready"],
    async run({ c, body }) {
      const deleting = await deleteAccount(services, c.get("caller").account, body.password);
      return deleting.ok ? DONE : new Refusal(deleting.problem);
    },
  });

  return routes;
}

function sessionOf(result: OpenSessionResult) {
  return result.ok ? result.session : new Refusal(result.problem);
}
