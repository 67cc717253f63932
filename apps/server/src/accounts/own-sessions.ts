import type { OwnSession } from "@noren/contract/accounts.ts";
import type { Services } from "../services.ts";
import { MAX_SESSIONS, ownSession } from "./own-session.ts";
import { activeSessions } from "./sessions.ts";
import { tokenHash } from "./tokens.ts";

type OwnServices = Pick<Services, "db" | "now">;
type Own = { accountId: number; tokens: readonly string[] };

/** Lists the account's active sessions, last used first. */
export async function listSessions(
  { db, now }: OwnServices,
  { accountId, tokens }: Own,
): Promise<{ sessions: OwnSession[] }> {
  const rows = await activeSessions(db, accountId, now())
    .orderBy("last_used_at", "desc")
    .orderBy("token_hash")
    .limit(MAX_SESSIONS)
    .execute();
  const current = tokens.map(tokenHash);
  return { sessions: rows.map((row) => ownSession(row, current)) };
}

/** Ends the session with this id, or with null all sessions except the caller's. */
export async function endSessions(
  { db }: OwnServices,
  { accountId, tokens }: Own,
  id: string | null,
): Promise<void> {
  const ending = db.deleteFrom("sessions").where("account_id", "=", accountId);
  await (id === null
    ? ending.where("token_hash", "not in", tokens.map(tokenHash))
    : ending.where("token_hash", "=", id)
  ).execute();
}
