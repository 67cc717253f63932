import type { Problem } from "@noren/contract/problems.ts";
import type { StaffRow } from "../db/staff-tables.ts";
import type { Services } from "../services.ts";
import { auditChange } from "./audit.ts";
import { actorOf, type DeskCaller } from "./desk-call.ts";
import { endDeskSessionsOf } from "./sessions.ts";
import { newTotpSecret, totpStep, totpUri, writeRecoveryCodes } from "./totp.ts";

/** What people change of their own sign-in; each asks for the password, or for a code of the app. */

type Refused = { ok: false; problem: Problem };
type OwnServices = Pick<Services, "db" | "passwords" | "now">;

const WRONG_PASSWORD: Refused = { ok: false, problem: { code: "invalid_password" } };

/** Every other session of the person ends. */
export async function changePassword(
  { db, passwords, now }: OwnServices,
  { person, token }: DeskCaller,
  { password, new_password }: { password: string; new_password: string },
): Promise<{ ok: true } | Refused> {
  if (!(await passwords.matches(password, person.password_hash))) return WRONG_PASSWORD;
  const password_hash = await passwords.hash(new_password);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("staff").set({ password_hash }).where("id", "=", person.id).execute();
    await endDeskSessionsOf(trx, person.id, token);
    await auditChange(trx, { ...aboutOneself(person, now()), action: "password_changed" });
  });
  return { ok: true };
}

/** Gives a secret that counts from its confirmation on; one that counts already is kept until then. */
export async function beginTotp(
  { db, passwords }: OwnServices,
  person: StaffRow,
  password: string,
  house: string,
): Promise<{ ok: true; secret: string; uri: string } | Refused> {
  if (!(await passwords.matches(password, person.password_hash))) return WRONG_PASSWORD;
  if (person.totp_confirmed_at !== null) return { ok: false, problem: { code: "totp_on" } };
  const secret = newTotpSecret();
  await db
    .updateTable("staff")
    .set({ totp_secret: secret })
    .where("id", "=", person.id)
    .where("totp_confirmed_at", "is", null)
    .execute();
  return { ok: true, secret, uri: totpUri(secret, person.email, house) };
}

/** The first code shows that the app has the secret; it cannot sign in afterwards. */
export async function confirmTotp(
  { db, now }: OwnServices,
  { person, token }: DeskCaller,
  code: string,
): Promise<{ ok: true; codes: string[] } | Refused> {
  const { totp_secret } = person;
  const step = totp_secret === null ? null : totpStep(totp_secret, code, now());
  if (step === null) return { ok: false, problem: { code: "invalid_totp" } };
  const codes = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("staff")
      .set({ totp_confirmed_at: now(), totp_last_step: step })
      .where("id", "=", person.id)
      .where("totp_confirmed_at", "is", null)
      .where("totp_secret", "=", totp_secret)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await endDeskSessionsOf(trx, person.id, token);
    await auditChange(trx, { ...aboutOneself(person, now()), action: "totp_turned_on" });
    return writeRecoveryCodes(trx, person.id);
  });
  return codes ? { ok: true, codes } : { ok: false, problem: { code: "invalid_totp" } };
}

export async function removeTotp(
  { db, passwords, now }: OwnServices,
  person: StaffRow,
  password: string,
): Promise<{ ok: true } | Refused> {
  if (!(await passwords.matches(password, person.password_hash))) return WRONG_PASSWORD;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("staff")
      .set({ totp_secret: null, totp_confirmed_at: null })
      .where("id", "=", person.id)
      .execute();
    await trx.deleteFrom("staff_recovery_codes").where("staff_id", "=", person.id).execute();
    await auditChange(trx, { ...aboutOneself(person, now()), action: "totp_turned_off" });
  });
  return { ok: true };
}

function aboutOneself(person: StaffRow, at: number) {
  return { at, actor: actorOf(person), subject: `person:${person.id}` };
}
