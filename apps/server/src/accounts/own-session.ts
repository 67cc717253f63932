import type { OwnSession } from "@noren/contract/accounts.ts";
import Bowser from "bowser";

/** Maximum of sessions of an account; another one ends the one that was unused for longest. */
export const MAX_SESSIONS = 50;

type SessionRow = {
  token_hash: string;
  created_at: number;
  last_used_at: number;
  user_agent: string;
};

/** A session as shown to its owner. Its id is the token's hash, which cannot be used to sign in. */
export function ownSession(row: SessionRow, currentHashes: readonly string[]): OwnSession {
  const { token_hash, created_at, last_used_at, user_agent } = row;
  const parsed = user_agent === "" ? null : Bowser.parse(user_agent);
  return {
    id: token_hash,
    // Bowser returns an empty string for unknown names.
    browser: parsed?.browser.name || null,
    system: parsed?.os.name || null,
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(last_used_at).toISOString(),
    is_current: currentHashes.includes(token_hash),
  };
}
