import type { Problem } from "@noren/contract/problems.ts";
import { recordAction, recordRefusal } from "../../audit/audit.ts";
import type { StaffRow } from "../../db/staff-tables.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { actorOf, type DeskCaller } from "./desk-auth.ts";
import { endSecondFactor } from "./end-second-factor.ts";
import { endLinks } from "./links.ts";
import { lockPerson } from "./lock-person.ts";
import { endDeskSessionsOf } from "./sessions.ts";
import { newTotpSecret, totpStep, totpUri, useSecondFactor, writeRecoveryCodes } from "./totp.ts";

/**
 * Changes of one's own sign-in. Each asks for the password, and for a TOTP code if the person has a
 * second factor; refusals are written to the audit log.
 */

type Refused = { ok: false; problem: Problem };
type OwnServices = Pick<Services, "db" | "deskPasswords" | "now">;

type Factors = { password: string; code?: string | null | undefined };
type OwnAction = "password_change" | "totp_enrolment" | "totp_removal" | "totp_confirmation";

/** Null if both factors are right. A code is used up. */
async function wrongFactor(
  services: OwnServices,
  person: StaffRow,
  { password, code }: Factors,
  action: OwnAction,
): Promise<Refused | null> {
  const { db, deskPasswords, now } = services;
  if (!(await deskPasswords.matches(password, person.password_hash)))
    return refused(services, person, action, "invalid_password");
  if (person.totp_confirmed_at === null) return null;
  if (!code) return { ok: false, problem: { code: "totp_required" } };
  if (await useSecondFactor(db, person, code, now())) return null;
  return refused(services, person, action, "invalid_totp");
}

async function refused(
  { db, now }: OwnServices,
  person: StaffRow,
  action: OwnAction,
  reason: "invalid_password" | "invalid_totp",
): Promise<Refused> {
  await recordRefusal(db, { ...aboutOneself(person, now()), action, reason });
  return { ok: false, problem: { code: reason } };
}

/** Every other session of the person ends, and so does a link that was mailed to reset it. */
export async function changePassword(
  services: OwnServices,
  { person, token }: DeskCaller,
  { new_password, ...factors }: Factors & { new_password: string },
): Promise<{ ok: true } | Refused> {
  const { db, deskPasswords, now } = services;
  const wrong = await wrongFactor(services, person, factors, "password_change");
  if (wrong) return wrong;
  const password_hash = await deskPasswords.hash(new_password);
  const isDone = await transact(db, async (trx) => {
    if (!(await lockPerson(trx, person))) return false;
    await trx.updateTable("staff").set({ password_hash }).where("id", "=", person.id).execute();
    await endDeskSessionsOf(trx, person.id, token);
    await endLinks(trx, { purpose: "reset", email: person.email, now: now() });
    await recordAction(trx, { ...aboutOneself(person, now()), action: "password_changed" });
    return true;
  });
  return isDone ? { ok: true } : refused(services, person, "password_change", "invalid_password");
}

/**
 * Returns a new TOTP secret, which takes effect once confirmed. Refused with `totp_on` if a second
 * factor is active.
 */
export async function beginTotp(
  services: OwnServices,
  person: StaffRow,
  password: string,
  restaurant: string,
): Promise<{ ok: true; secret: string; uri: string } | Refused> {
  const { db, deskPasswords } = services;
  if (!(await deskPasswords.matches(password, person.password_hash)))
    return refused(services, person, "totp_enrolment", "invalid_password");
  if (person.totp_confirmed_at !== null) return { ok: false, problem: { code: "totp_on" } };
  const secret = newTotpSecret();
  await db
    .updateTable("staff")
    .set({ totp_secret: secret })
    .where("id", "=", person.id)
    .where("totp_confirmed_at", "is", null)
    .execute();
  return { ok: true, secret, uri: totpUri(secret, person.email, restaurant) };
}

/**
 * Activates the second factor; the code proves that the app has the secret and cannot be used to
 * sign in.
 */
export async function confirmTotp(
  services: OwnServices,
  { person, token }: DeskCaller,
  code: string,
): Promise<{ ok: true; codes: string[] } | Refused> {
  const { db, now } = services;
  const { totp_secret } = person;
  const step = totp_secret === null ? null : totpStep(totp_secret, code, now());
  if (step === null) return refused(services, person, "totp_confirmation", "invalid_totp");
  const codes = await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("staff")
      .set({ totp_confirmed_at: now(), totp_last_step: step })
      .where("id", "=", person.id)
      .where("totp_confirmed_at", "is", null)
      .where("totp_secret", "=", totp_secret)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await endDeskSessionsOf(trx, person.id, token);
    await recordAction(trx, { ...aboutOneself(person, now()), action: "totp_turned_on" });
    return writeRecoveryCodes(trx, person.id);
  });
  return codes ? { ok: true, codes } : { ok: false, problem: { code: "invalid_totp" } };
}

/** Every other session of the person ends. */
export async function removeTotp(
  services: OwnServices,
  { person, token }: DeskCaller,
  factors: Factors,
): Promise<{ ok: true } | Refused> {
  const { db, now } = services;
  const wrong = await wrongFactor(services, person, factors, "totp_removal");
  if (wrong) return wrong;
  const isDone = await transact(db, async (trx) => {
    if (!(await lockPerson(trx, person))) return false;
    await endSecondFactor(trx, person.id, token);
    await recordAction(trx, { ...aboutOneself(person, now()), action: "totp_turned_off" });
    return true;
  });
  return isDone ? { ok: true } : refused(services, person, "totp_removal", "invalid_password");
}

function aboutOneself(person: StaffRow, at: number) {
  return { at, actor: actorOf(person), subject: `person:${person.id}` };
}
