import { createHash, randomBytes } from "node:crypto";
import { toAsciiDigits } from "@noren/contract/ascii-digits.ts";
import { Secret, TOTP } from "otpauth";
import type { Db } from "../../db/open.ts";
import type { StaffRow } from "../../db/staff-tables.ts";

/** RFC 6238 with the parameters that all authenticator apps support. */
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** The codes of one period before and after are accepted too, for clock drift. */
const WINDOW = 1;

const CODE = /^\d{6}$/;

const RECOVERY_CODES = 10;
/** 112 bits, so that an unsalted hash is safe storage (OWASP ASVS 5.0, 6.5.2). */
const RECOVERY_BYTES = 14;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth` URI for the QR code of an authenticator app. */
export function totpUri(secret: string, email: string, restaurant: string): string {
  return totpOf(secret, email, restaurant).toString();
}

/** The period of a valid code; null for an invalid one. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const token = toAsciiDigits(code);
  // The library compares the bytes of two texts of one length, and throws where they are not as long.
  if (!CODE.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, label = "", issuer = ""): TOTP {
  return new TOTP({ issuer, label, secret, period: PERIOD_SECONDS });
}

/**
 * Consumes a second factor: a TOTP code is accepted once and never before the last used period; a
 * recovery code is deleted. One conditional statement each, so that concurrent sign-ins never share
 * one.
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

/**
 * Replaces all recovery codes; returns the new ones in plain text, which are stored as hashes only.
 */
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

/** Unsalted, since the codes are random. */
function recoveryHash(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
