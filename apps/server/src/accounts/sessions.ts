import type { AccountRow, SessionScope } from "../db/account-tables.ts";
import type { Db } from "../db/open.ts";
import { pruneSessions } from "./prune-sessions.ts";
import { newToken, tokenHash } from "./tokens.ts";

export type Caller = { account: AccountRow; scope: SessionScope };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Sessions end after 30 days, or after 7 days unused (wire.md, Accounts). */
const MAX_AGE_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Precision of `last_used_at`, so that not every read causes a write. */
const LAST_USED_PRECISION_MS = MINUTE_MS;

/**
 * Opens a session, returns its token and deletes the account's expired sessions and those beyond
 * the maximum.
 */
export async function openSession(
  db: Db,
  account_id: number,
  scope: SessionScope,
  now: number,
  user_agent: string,
): Promise<string> {
  const token = newToken();
  const expiry = { opened: now - MAX_AGE_MS, lastUsed: now - IDLE_MS };
  await pruneSessions(db, { table: "sessions", owner: "account_id", id: account_id }, expiry);
  await db
    .insertInto("sessions")
    .values({
      token_hash: tokenHash(token),
      account_id,
      scope,
      created_at: now,
      last_used_at: now,
      user_agent,
    })
    .execute();
  return token;
}

/**
 * The session's account and scope, updating `last_used_at`; null for an unknown or expired token.
 */
export async function findSession(db: Db, token: string, now: number): Promise<Caller | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .selectAll("accounts")
    .select(["token_hash", "scope", "last_used_at", "sessions.created_at as opened_at"])
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  if (!row || row.deleted_at !== null) return null;
  const { token_hash, scope, last_used_at, opened_at, ...account } = row;
  if (now >= opened_at + MAX_AGE_MS || now >= last_used_at + IDLE_MS) return null;
  if (now >= last_used_at + LAST_USED_PRECISION_MS)
    await db
      .updateTable("sessions")
      .set({ last_used_at: now })
      .where("token_hash", "=", token_hash)
      .execute();
  return { account, scope };
}

/** Query for the sessions of an account that have not expired. */
export function activeSessions(db: Db, accountId: number, now: number) {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("created_at", ">", now - MAX_AGE_MS)
    .where("last_used_at", ">", now - IDLE_MS);
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash(token)).execute();
}

export async function endSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("sessions").where("account_id", "=", accountId).execute();
}
