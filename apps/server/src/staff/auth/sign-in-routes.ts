import { linkUse } from "@noren/contract/staff/people.ts";
import { SIGN_IN_CALLS } from "@noren/contract/staff/sign-in-calls.ts";
import { uncommonPassword } from "../../accounts/common-passwords.ts";
import { userAgentOf } from "../../accounts/visitor.ts";
import { untrustedProxy } from "../../http/caller-address.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { Desk } from "./desk-auth.ts";
import { EXAMPLE_EMAIL, EXAMPLE_PASSWORD } from "./example-credentials.ts";
import { implementCalls } from "./implement-calls.ts";
import { deskLimits, staffDevice } from "./limits.ts";
import { acceptLink, readLink } from "./links.ts";
import { sendResetLink } from "./mailed-links.ts";
import { completeHint } from "./onboarding-hints.ts";
import { wireMe } from "./person.ts";
import { endDeskSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

const EXAMPLE_TOKEN = "the part of the link after the #";

/** Calls for sign-in, sign-out, the signed-in person and mailed links. */
export function signInRoutes(services: Services, desk: Desk) {
  const { cookie, recordDenial } = desk;
  const limits = deskLimits(services);
  const device = staffDevice(services);
  const { db, config } = services;
  const proxyOf = untrustedProxy(config.trustProxy);

  return implementCalls(desk, SIGN_IN_CALLS, {
    signIn: {
      summary: "Signs a staff member in; sets a cookie",
      example: {
        body: { email: EXAMPLE_EMAIL, password: EXAMPLE_PASSWORD, code: null },
      },
      answers: "Signed in; the cookie is set",
      problems: [
        "invalid_credentials",
        "totp_required",
        "invalid_totp",
        "rate_limited",
        "not_ready",
      ],
      limits: limits.signIn,
      async run({ c, body }) {
        const signing = await signIn(services, body, userAgentOf(c));
        if (!signing.ok) return new Refusal(signing.problem);
        const earlier = cookie.read(c);
        if (earlier !== null) await endDeskSession(db, earlier);
        cookie.write(c, signing.token);
        device.remember(c, signing.person.email);
        return wireMe(db, signing.person, proxyOf(c));
      },
    },
    signOut: {
      summary: "Ends the session of the cookie",
      answers: "Signed out",
      async run({ c, caller }) {
        await endDeskSession(db, caller.token);
        cookie.clear(c);
        return null;
      },
    },
    me: {
      summary: "The signed-in person and their rights",
      answers: "The signed-in person and their rights",
      run: ({ c, caller }) => wireMe(db, caller.person, proxyOf(c)),
    },
    completeHint: {
      summary: "Marks an onboarding hint as completed",
      example: { body: { hint: "accept" } },
      answers: "The signed-in person; the hint is completed",
      async run({ c, caller: { person }, body }) {
        await completeHint(services, person.id, body.hint);
        return wireMe(db, person, proxyOf(c));
      },
    },
    forgottenPassword: {
      summary: "Mails a link for a new password; the answer is the same for an unknown e-mail",
      example: { body: { email: EXAMPLE_EMAIL } },
      answers: "A link was mailed if the address is known",
      problems: ["rate_limited"],
      limits: limits.reset,
      async run({ body }) {
        await sendResetLink(services, body.email);
        return null;
      },
    },
    readLink: {
      summary: "Reads the purpose of a link from a mail or the log",
      example: { body: { token: EXAMPLE_TOKEN } },
      answers: "What the link is for",
      problems: ["invalid_link", "rate_limited"],
      limits: limits.link,
      async run({ c, body }) {
        const link = await readLink(services, body.token);
        if (link) return link;
        await recordDenial(c, "forged_link", null);
        return new Refusal({ code: "invalid_link" });
      },
    },
    useLink: {
      summary: "Redeems a link: sets the password and signs in",
      example: {
        body: {
          token: EXAMPLE_TOKEN,
          name: "Ada",
          password: EXAMPLE_PASSWORD,
        },
      },
      answers: "The password is set; signed in unless a second factor is required",
      problems: ["invalid_link", "email_taken", "rate_limited", "not_ready"],
      limits: limits.link,
      body: linkUse.extend({ password: uncommonPassword }),
      async run({ c, locale, body }) {
        const accepting = await acceptLink(services, body, { locale, userAgent: userAgentOf(c) });
        if (!accepting.ok) {
          const { problem } = accepting;
          if (problem.code === "invalid_link") await recordDenial(c, "forged_link", null);
          return new Refusal(problem);
        }
        const { token, person } = accepting;
        if (token !== null) cookie.write(c, token);
        device.remember(c, person.email);
        return { me: token === null ? null : await wireMe(db, person, proxyOf(c)) };
      },
    },
  });
}
