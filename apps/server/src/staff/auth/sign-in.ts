import type { Problem } from "@noren/contract/problems.ts";
import type { signInRequest } from "@noren/contract/staff/people.ts";
import type { z } from "zod";
import { type Actor, recordAction, recordRefusal } from "../../audit/audit.ts";
import type { StaffRow } from "../../db/staff-tables.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "./desk-auth.ts";
import { lockPerson } from "./lock-person.ts";
import { openDeskSession } from "./sessions.ts";
import { useSecondFactor } from "./totp.ts";

export type SignInResult =
  | { ok: true; token: string; person: StaffRow }
  | { ok: false; problem: Problem };

/**
 * Signs a person in. Wrong passwords, unknown addresses and disabled people get the same answer
 * after the same work; only the right password reveals that a TOTP code is needed.
 */
export async function signIn(
  { db, deskPasswords, now }: Pick<Services, "db" | "deskPasswords" | "now">,
  { email, password, code }: z.output<typeof signInRequest>,
  userAgent: string,
): Promise<SignInResult> {
  const person = await db
    .selectFrom("staff")
    .selectAll()
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const isRight = await deskPasswords.matches(password, person?.password_hash ?? null);
  if (!person || !isRight) return refused("invalid_credentials", person ? actorOf(person) : null);

  if (person.totp_confirmed_at !== null) {
    if (!code) return { ok: false, problem: { code: "totp_required" } };
    if (!(await useSecondFactor(db, person, code, now())))
      return refused("invalid_totp", actorOf(person));
  }
  const opened = await transact(db, async (trx) => {
    if (!(await lockPerson(trx, person))) return null;
    const token = await openDeskSession(trx, person.id, now(), userAgent);
    const facts = { at: now(), actor: actorOf(person), subject: `person:${person.id}` };
    await recordAction(trx, { ...facts, action: "signed_in" });
    return { ok: true as const, token, person };
  });
  return opened ?? refused("invalid_credentials", actorOf(person));

  async function refused(
    reason: "invalid_credentials" | "invalid_totp",
    actor: Actor,
  ): Promise<SignInResult> {
    const subject = actor ? `person:${actor.id}` : "person:unknown";
    await recordRefusal(db, { at: now(), actor: null, action: "sign_in", subject, reason });
    return { ok: false, problem: { code: reason } };
  }
}
