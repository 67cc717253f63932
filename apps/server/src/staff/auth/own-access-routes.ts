import { OWN_ACCESS_CALLS } from "@noren/contract/staff/own-access-calls.ts";
import { passwordChange } from "@noren/contract/staff/people.ts";
import { uncommonPassword } from "../../accounts/common-passwords.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { Desk } from "./desk-auth.ts";
import { EXAMPLE_PASSWORD } from "./example-credentials.ts";
import { implementCalls } from "./implement-calls.ts";
import { deskLimits } from "./limits.ts";
import { beginTotp, changePassword, confirmTotp, removeTotp } from "./own-account.ts";
import { endOwnSessions, listOwnSessions } from "./own-sessions.ts";

/** Calls for one's own password, second factor and sessions. */
export function ownAccessRoutes(services: Services, desk: Desk) {
  const callerLimit = deskLimits(services).ownAccess;
  return implementCalls(desk, OWN_ACCESS_CALLS, {
    changePassword: {
      summary: "Changes one's own password and ends one's other sessions",
      example: {
        body: {
          password: EXAMPLE_PASSWORD,
          new_password: "huit lanternes au vent",
          code: null,
        },
      },
      answers: "The password is changed; other sessions have ended",
      problems: ["invalid_password", "totp_required", "invalid_totp", "rate_limited", "not_ready"],
      callerLimit,
      body: passwordChange.extend({ new_password: uncommonPassword }),
      async run({ caller, body }) {
        const changing = await changePassword(services, caller, body);
        return changing.ok ? null : new Refusal(changing.problem);
      },
    },
    beginTotp: {
      summary: "Begins TOTP enrolment: a secret for an authenticator app",
      example: { body: { password: EXAMPLE_PASSWORD } },
      answers: "The TOTP secret, to be confirmed by a code",
      problems: ["invalid_password", "totp_on", "rate_limited", "not_ready"],
      callerLimit,
      async run({ caller: { person }, body: { password } }) {
        const { name } = services.catalogue.current().settings.contacts;
        const begun = await beginTotp(services, person, password, name);
        return begun.ok ? begun : new Refusal(begun.problem);
      },
    },
    confirmTotp: {
      summary: "Enables TOTP with the app's first code; returns recovery codes",
      example: { body: { code: "123456" } },
      answers: "The second factor is enabled",
      problems: ["invalid_totp", "rate_limited"],
      callerLimit,
      async run({ caller, body: { code } }) {
        const confirming = await confirmTotp(services, caller, code);
        return confirming.ok
          ? { recovery_codes: confirming.codes }
          : new Refusal(confirming.problem);
      },
    },
    removeTotp: {
      summary: "Disables TOTP; requires both factors",
      example: { body: { password: EXAMPLE_PASSWORD, code: "123456" } },
      answers: "The second factor is disabled; other sessions have ended",
      problems: ["invalid_password", "totp_required", "invalid_totp", "rate_limited", "not_ready"],
      callerLimit,
      async run({ caller, body }) {
        const removing = await removeTotp(services, caller, body);
        return removing.ok ? null : new Refusal(removing.problem);
      },
    },
    sessions: {
      summary: "The person's sessions",
      answers: "The person's sessions, last used first",
      run: ({ caller }) => listOwnSessions(services, caller),
    },
    endSessions: {
      summary: "Ends one of one's own sessions; without an id all others",
      example: { body: { id: null } },
      answers: "The remaining sessions",
      async run({ caller, body }) {
        await endOwnSessions(services, caller, body.id ?? null);
        return listOwnSessions(services, caller);
      },
    },
  });
}
