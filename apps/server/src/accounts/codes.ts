import { randomInt } from "node:crypto";
import type { Locale } from "@noren/contract/locales.ts";
import { sql } from "kysely";
import type { CodePurpose } from "../db/account-tables.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import { queueCodeMail } from "../mail/queue-code.ts";
import type { Services } from "../services.ts";
import { codeHash } from "./code-key.ts";

/** A code is void after this many wrong guesses (wire.md, Accounts). */
export const MAX_WRONG = 5;
/**
 * Most codes that requests from unknown devices send to one address in an hour, over all endpoints.
 */
export const CODES_AN_HOUR = 10;
/** The limit for known devices is higher, so that strangers cannot use up all of it. */
export const CODES_AN_HOUR_KNOWN = 2 * CODES_AN_HOUR;
const HOUR_MS = 60 * 60_000;
/** Minimum age of an unused code before another one is sent to the same address. */
const RESEND_MS = 60_000;

type CodeServices = Pick<Services, "catalogue" | "codeKey" | "config" | "now">;

export type CodeRequest = {
  email: string;
  purpose: CodePurpose;
  /** Null for an unknown e-mail: the same statements run, but no mail is sent. */
  accountId: number | null;
  locale: Locale;
  /** Whether the request comes from a device that has signed in to the account before. */
  isKnownDevice: boolean;
};

/**
 * `force` sends a code whatever the age of the earlier one, for requests that no earlier code can
 * confirm; without it, at most one code a minute is sent.
 */
type Resending = { force: boolean };

/**
 * Sends a new code, which replaces the address's earlier one. Returns false where the earlier one
 * is too young to be replaced. With `force`, throws `TooManyCodes` where the address has had its
 * codes of the hour, or waits to be confirmed by a new account.
 */
export async function sendCode(
  trx: Trx,
  { catalogue, codeKey, config, now }: CodeServices,
  { email, purpose, accountId, locale, isKnownDevice }: CodeRequest,
  { force }: Resending,
): Promise<boolean> {
  const moment = now();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expires_at = moment + config.otpTtlSeconds * 1000;
  const fresh = {
    purpose,
    account_id: accountId,
    code_hash: codeHash(codeKey, purpose, email, code),
    created_at: moment,
    expires_at,
    wrong: 0,
    wrong_known: 0,
    used_at: null,
  };
  const limit = isKnownDevice ? CODES_AN_HOUR_KNOWN : CODES_AN_HOUR;
  const isNewHour = sql<boolean>`codes.hour_start <= ${moment - HOUR_MS}`;
  const written = await trx
    .insertInto("codes")
    .values({ email, ...fresh, hour_start: moment, sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({
          ...fresh,
          hour_start: sql`case when ${isNewHour} then ${moment} else codes.hour_start end`,
          sent: sql`case when ${isNewHour} then 1 else codes.sent + 1 end`,
        })
        .where((row) => row.or([isNewHour, row("codes.sent", "<", limit)]))
        .where((row) =>
          row.or([
            row.lit(force),
            row("codes.created_at", "<=", moment - RESEND_MS),
            row("codes.used_at", "is not", null),
            row("codes.purpose", "<>", purpose),
          ]),
        )
        // Whoever is about to confirm an address is not given the code of somebody's change to it.
        .where((row) =>
          row.or([
            row.lit(purpose !== "change"),
            row("codes.purpose", "<>", "confirm"),
            row("codes.used_at", "is not", null),
            row("codes.expires_at", "<=", moment),
          ]),
        ),
    )
    .returning("email")
    .executeTakeFirst();
  if (!written && force) throw new TooManyCodes();
  if (!written) return false;

  const { name, address, phone, email: mail } = catalogue.current().settings.contacts;
  const minutes = Math.max(1, Math.floor(config.otpTtlSeconds / 60));
  await queueCodeMail(trx, {
    recipient: email,
    isUnknownAddress: accountId === null,
    locale,
    data: { purpose, code, minutes, restaurant: { name, address, phone, email: mail } },
    now: moment,
    expires_at,
  });
  return true;
}

/** Thrown to roll back the transaction: otherwise an earlier code could confirm something else. */
class TooManyCodes extends Error {}

/** Maps `TooManyCodes` to the problem `rate_limited`; rethrows other errors. */
export function rateLimited(error: unknown): { ok: false; problem: { code: "rate_limited" } } {
  if (error instanceof TooManyCodes) return { ok: false, problem: { code: "rate_limited" } };
  throw error;
}

export type Guess = {
  email: string;
  otp: string;
  purposes: readonly CodePurpose[];
  /** Whether the account has been signed in to from this device before. */
  isKnownDevice: boolean;
};
export type GuessedCode =
  | { ok: true; purpose: CodePurpose; accountId: number }
  | { ok: false; problem: { code: "invalid_otp" | "expired_otp" } };

/**
 * Uses up the address's code where the guess is right, otherwise counts a wrong guess. A single
 * UPDATE of one row, so that concurrent guesses are serialized and a code is used only once. Known
 * devices have a counter of their own, so that guesses by strangers do not void the code for them.
 */
export async function guessCode(
  trx: Trx,
  { codeKey, now }: Pick<Services, "codeKey" | "now">,
  { email, otp, purposes, isKnownDevice }: Guess,
): Promise<GuessedCode> {
  const moment = now();
  const hashes = purposes.map((purpose) => codeHash(codeKey, purpose, email, otp));
  await lockAccountsOf(trx, email);
  const counter = isKnownDevice ? "wrong_known" : "wrong";
  const row = await trx
    .updateTable("codes")
    .set((eb) => ({
      [counter]: eb
        .case()
        .when("code_hash", "in", hashes)
        .then(eb.ref(counter))
        .else(eb(counter, "+", 1))
        .end(),
      used_at: eb
        .case()
        .when(eb.and([eb("code_hash", "in", hashes), eb("expires_at", ">", moment)]))
        .then(sql<number>`cast(${moment} as bigint)`)
        .else(null)
        .end(),
    }))
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where(counter, "<", MAX_WRONG)
    .returning(["purpose", "account_id", "code_hash", "expires_at"])
    .executeTakeFirst();
  if (!row || row.account_id === null || !hashes.includes(row.code_hash))
    return { ok: false, problem: { code: "invalid_otp" } };
  if (row.expires_at <= moment) return { ok: false, problem: { code: "expired_otp" } };
  return { ok: true, purpose: row.purpose, accountId: row.account_id };
}

/**
 * Locks accounts before codes, the lock order of every writer of both, which prevents deadlocks on
 * PostgreSQL.
 */
async function lockAccountsOf(trx: Trx, email: string): Promise<void> {
  const hasRowLocks = isPostgres(trx);
  await trx
    .selectFrom("accounts")
    .select("id")
    .where((row) => row.or([row("email", "=", email), row("pending_email", "=", email)]))
    .orderBy("id")
    .$if(hasRowLocks, (query) => query.forNoKeyUpdate())
    .execute();
}
