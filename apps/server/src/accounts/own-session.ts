import type { OwnSession } from "@noren/contract/accounts.ts";
import Bowser from "bowser";

/** The most that a list of one's own sessions holds. */
export const MAX_LISTED_SESSIONS = 50;

type SessionRow = {
  token_hash: string;
  created_at: number;
  last_used_at: number;
  user_agent: string;
};

/** A session as its owner sees it. Its id is the hash of its token, which signs nobody in. */
export function ownSession(row: SessionRow, currentHashes: readonly string[]): OwnSession {
  const { token_hash, created_at, last_used_at, user_agent } = row;
  const parsed = user_agent === "" ? null : Bowser.parse(user_agent);
  return {
    id: token_hash,
    // The parser gives empty text for what it does not know.
    browser: parsed?.browser.name || null,
    system: parsed?.os.name || null,
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(last_used_at).toISOString(),
    is_current: currentHashes.includes(token_hash),
  };
}
