import { pruneSessions } from "../../accounts/prune-sessions.ts";
import { newToken, tokenHash } from "../../accounts/tokens.ts";
import type { Db } from "../../db/open.ts";
import type { StaffRow } from "../../db/staff-tables.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * A tablet that hangs in the kitchen stays signed in over the days on which the restaurant is
 * closed.
 */
export const DESK_SESSION_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Resolution of `last_used_at`: not every request has to write. */
const LAST_USED_PRECISION_MS = MINUTE_MS;

/**
 * Opens a session and returns its token; deletes the person's expired sessions and those beyond the
 * maximum.
 */
export async function openDeskSession(
  db: Db,
  staff_id: number,
  now: number,
  user_agent = "",
): Promise<string> {
  const token = newToken();
  const times = { created_at: now, last_used_at: now };
  const session = { token_hash: tokenHash(token), staff_id, user_agent, ...times };
  const expiry = { opened: now - DESK_SESSION_MS, lastUsed: now - IDLE_MS };
  await pruneSessions(db, { table: "staff_sessions", owner: "staff_id", id: staff_id }, expiry);
  await db.insertInto("staff_sessions").values(session).execute();
  return token;
}

/**
 * The person of a session, whose last use is updated; null if the session has expired or the person
 * is disabled.
 */
export async function findDeskSession(
  db: Db,
  token: string,
  now: number,
): Promise<StaffRow | null> {
  const token_hash = tokenHash(token);
  const found = await db
    .selectFrom("staff")
    .innerJoin("staff_sessions", "staff_sessions.staff_id", "staff.id")
    .where("staff_sessions.token_hash", "=", token_hash)
    .where("staff_sessions.created_at", ">", now - DESK_SESSION_MS)
    .where("staff_sessions.last_used_at", ">", now - IDLE_MS)
    .where("staff.disabled_at", "is", null)
    .selectAll("staff")
    .select("staff_sessions.last_used_at as seen_at")
    .executeTakeFirst();
  if (!found) return null;
  const { seen_at, ...person } = found;
  if (now - seen_at >= LAST_USED_PRECISION_MS)
    await db
      .updateTable("staff_sessions")
      .set({ last_used_at: now })
      .where("token_hash", "=", token_hash)
      .execute();
  return person;
}

/** The sessions of a person that have not expired. */
export function activeDeskSessions(db: Db, staffId: number, now: number) {
  return db
    .selectFrom("staff_sessions")
    .selectAll()
    .where("staff_id", "=", staffId)
    .where("created_at", ">", now - DESK_SESSION_MS)
    .where("last_used_at", ">", now - IDLE_MS);
}

export async function endDeskSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_hash", "=", tokenHash(token)).execute();
}

/** Ends all sessions of a person, except the one of `exceptToken`. */
export async function endDeskSessionsOf(
  db: Db,
  staffId: number,
  exceptToken: string | null = null,
): Promise<void> {
  await db
    .deleteFrom("staff_sessions")
    .where("staff_id", "=", staffId)
    .$if(exceptToken !== null, (query) =>
      query.where("token_hash", "<>", tokenHash(exceptToken ?? "")),
    )
    .execute();
}
