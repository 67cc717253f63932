import { linkUse } from "@noren/contract/staff/people.ts";
import { SIGN_IN_CALLS } from "@noren/contract/staff/sign-in-calls.ts";
import { uncommonPassword } from "../../accounts/common-passwords.ts";
import { userAgentOf } from "../../accounts/visitor.ts";
import { untrustedProxy } from "../../http/caller-address.ts";
import type { Services } from "../../services.ts";
import type { Desk } from "./desk-auth.ts";
import { implementCalls, Refusal } from "./implement-calls.ts";
import { deskLimits, staffDevice } from "./limits.ts";
import { acceptLink, readLink } from "./links.ts";
import { sendResetLink } from "./mailed-links.ts";
import { completeHint } from "./onboarding-hints.ts";
import { wireMe } from "./person.ts";
import { endDeskSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

/** Calls for sign-in, sign-out, the signed-in person and mailed links. */
export function signInRoutes(services: Services, desk: Desk) {
  const { cookie, recordDenial } = desk;
  const limits = deskLimits(services);
  const device = staffDevice(services);
  const { db, config } = services;
  const proxyOf = untrustedProxy(config.trustProxy);

  return implementCalls(desk, SIGN_IN_CALLS, {
    signIn: {
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
      answers: "Signed out",
      async run({ c, caller }) {
        await endDeskSession(db, caller.token);
        cookie.clear(c);
        return null;
      },
    },
    me: {
      answers: "The signed-in person and their rights",
      run: ({ c, caller }) => wireMe(db, caller.person, proxyOf(c)),
    },
    completeHint: {
      answers: "The signed-in person; the hint is completed",
      async run({ c, caller: { person }, body }) {
        await completeHint(services, person.id, body.hint);
        return wireMe(db, person, proxyOf(c));
      },
    },
    forgottenPassword: {
      answers: "A link was mailed if the address is known",
      problems: ["rate_limited"],
      limits: limits.reset,
      async run({ body }) {
        await sendResetLink(services, body.email);
        return null;
      },
    },
    readLink: {
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
