import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "../../db/open.ts";
import type { StaffRow } from "../../db/staff-tables.ts";

/** RFC 6238 as every authenticator app knows it. */
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** A code of the period before or after counts as well: clocks differ. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** 112 bits, so that a plain hash keeps them (OWASP ASVS 5.0, 6.5.2). */
const RECOVERY_BYTES = 14;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from a QR code. */
export function totpUri(secret: string, email: string, restaurant: string): string {
  return totpOf(secret, email, restaurant).toString();
}

/** The period whose code it is; null for a wrong one. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, label = "", issuer = ""): TOTP {
  return new TOTP({ issuer, label, secret, period: PERIOD_SECONDS });
}

/**
 * Uses a second factor up: a code of the app counts once, and none older than the last; a recovery
 * code is gone afterwards. One conditional statement each, so that two sign-ins never share one.
 */
export async function useSecondFactor(
  db: Db,
  { id, totp_secret }: StaffRow,
  code: string,
  now: number,
): Promise<boolean> {
  const step = totp_secret === null ? null : totpStep(totp_secret, code, now);
  if (step !== null) {
    const { numUpdatedRows } = await db
      .updateTable("staff")
      .set({ totp_last_step: step })
      .where("id", "=", id)
      .where("totp_last_step", "<", step)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const { numDeletedRows } = await db
    .deleteFrom("staff_recovery_codes")
    .where("staff_id", "=", id)
    .where("code_hash", "=", recoveryHash(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** New ones in place of all earlier; they are shown once, and kept as hashes. */
export async function writeRecoveryCodes(db: Db, staff_id: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(RECOVERY_BYTES));
  const plain = codes.map((bytes) => bytes.toString("hex"));
  await db.deleteFrom("staff_recovery_codes").where("staff_id", "=", staff_id).execute();
  await db
    .insertInto("staff_recovery_codes")
    .values(plain.map((code) => ({ staff_id, code_hash: recoveryHash(code) })))
    .execute();
  return plain.map((code) => code.replace(/.{4}(?=.)/g, "$&-"));
}

/** Random, so it needs no salt. */
function recoveryHash(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
