import { PEOPLE_CALLS } from "@noren/contract/staff/people-calls.ts";
import { listAudit } from "../audit/audit.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, numberIn } from "./auth/implement-calls.ts";
import { wirePerson } from "./auth/person.ts";
import { changePerson, invite, listPeople, withdrawInvitation } from "./people.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";

/** Calls for staff, invitations and the audit log. */
export function peopleRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, PEOPLE_CALLS, {
    people: {
      summary: "The staff and the invitations",
      answers: "The people and the invitations",
      run: () => listPeople(services),
    },
    invite: {
      summary: "Invites a person by mail; the link is valid for 72 hours",
      example: { body: { email: "chef@example.com", role: "kitchen", locale: "fr" } },
      answers: "The invitation is mailed",
      problems: ["email_taken", "rate_limited"],
      async run({ actor, locale, body }) {
        const inviting = await invite(services, actor, { ...body, locale: body.locale ?? locale });
        return inviting.ok ? listPeople(services) : new Refusal(inviting.problem);
      },
    },
    withdrawInvitation: {
      summary: "Withdraws an invitation",
      example: { parameters: { id: "1" } },
      answers: "The invitation is withdrawn",
      problems: ["not_found"],
      async run({ actor, params }) {
        const withdrawing = await withdrawInvitation(services, actor, numberIn(params.id));
        return withdrawing.ok ? listPeople(services) : new Refusal(withdrawing.problem);
      },
    },
    changePerson: {
      summary: "Changes a person's name or role, or disables them",
      example: { parameters: { id: "2" }, body: { role: "manager", disabled: false } },
      answers: "The profile of the account",
      problems: ["not_found", "last_owner"],
      async run({ actor, params, body }) {
        const changing = await changePerson(services, actor, numberIn(params.id), body);
        return changing.ok ? changing.person : new Refusal(changing.problem);
      },
    },
    removeSecondFactor: {
      summary: "Takes a lost second factor off another person's account, who is mailed",
      example: { parameters: { id: "2" } },
      answers: "The person, who signs in with the password alone",
      problems: ["not_found"],
      async run({ actor, params }) {
        const person = await removeSecondFactor(services, actor, numberIn(params.id));
        return typeof person === "string" ? new Refusal({ code: person }) : wirePerson(person);
      },
    },
    audit: {
      summary: "The audit log of the desk, newest first",
      example: { parameters: { page: "1", limit: "20" } },
      answers: "A page of the log, newest first",
      run: ({ query }) => listAudit(services.db, query),
    },
  });
}
