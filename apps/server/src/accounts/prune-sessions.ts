import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { MAX_SESSIONS } from "./own-session.ts";

/** A table of sessions, and the owner whose sessions are meant. */
export type SessionsOf =
  | { table: "sessions"; owner: "account_id"; id: number }
  | { table: "staff_sessions"; owner: "staff_id"; id: number };

/** Epoch milliseconds: sessions that were opened or last used until then have expired. */
export type SessionExpiry = { opened: number; lastUsed: number };

/** Deletes the owner's expired sessions, and the least recently used until one more may be opened. */
export async function pruneSessions(
  db: Db,
  { table, owner, id }: SessionsOf,
  expiry: SessionExpiry,
): Promise<void> {
  const ofOwner = sql`${sql.ref(owner)} = ${id}`;
  await sql`
    delete from ${sql.table(table)} where ${ofOwner} and token_hash not in (
      select token_hash from ${sql.table(table)}
      where ${ofOwner} and created_at > ${expiry.opened} and last_used_at > ${expiry.lastUsed}
      order by last_used_at desc, created_at desc limit ${sql.lit(MAX_SESSIONS - 1)}
    )
  `.execute(db);
}
