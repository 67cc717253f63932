import type { OwnSession } from "@noren/contract/accounts.ts";
import { MAX_SESSIONS, ownSession } from "../../accounts/own-session.ts";
import { tokenHash } from "../../accounts/tokens.ts";
import { recordAction } from "../../audit/audit.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { actorOf, type DeskCaller } from "./desk-auth.ts";
import { activeDeskSessions, endDeskSessionsOf } from "./sessions.ts";

type OwnServices = Pick<Services, "db" | "now">;

/** Sessions of a staff member, last used first. */
export async function listOwnSessions(
  { db, now }: OwnServices,
  { person, token }: DeskCaller,
): Promise<{ sessions: OwnSession[] }> {
  const rows = await activeDeskSessions(db, person.id, now())
    .orderBy("last_used_at", "desc")
    .orderBy("token_hash")
    .limit(MAX_SESSIONS)
    .execute();
  return { sessions: rows.map((row) => ownSession(row, [tokenHash(token)])) };
}

/** Ends one session of the person, or with `id` null all but the calling one. */
export async function endOwnSessions(
  { db, now }: OwnServices,
  { person, token }: DeskCaller,
  id: string | null,
): Promise<void> {
  await transact(db, async (trx) => {
    if (id === null) await endDeskSessionsOf(trx, person.id, token);
    else
      await trx
        .deleteFrom("staff_sessions")
        .where("staff_id", "=", person.id)
        .where("token_hash", "=", id)
        .execute();
    await recordAction(trx, {
      at: now(),
      actor: actorOf(person),
      action: id === null ? "other_sessions_ended" : "session_ended",
      subject: `person:${person.id}`,
    });
  });
}
