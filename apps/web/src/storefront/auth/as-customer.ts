import type { Credentials } from "@noren/contract/accounts.ts";
import type { Reply } from "@noren/contract/api.ts";
import { credentialsOf, dropSession, keepVerified, useSession } from "./session-store.ts";

type Needs = {
  /**
   * `any`: also accepts the token of a signup, so success does not prove that the e-mail is
   * confirmed.
   */
  scope?: "full" | "any";
};

/**
 * Makes a call with the customer's session and updates the session from its answer: 401 ends it,
 * 403 `unverified` marks the e-mail as unconfirmed. Null where nobody is signed in.
 */
export async function asCustomer<T>(
  call: (who: Credentials) => Promise<Reply<T>>,
  { scope = "full" }: Needs = {},
): Promise<Reply<T> | null> {
  const { session } = useSession.getState();
  if (!session) return null;
  const reply = await call(credentialsOf(session));
  // Another session may have been opened while the call was pending.
  const isSame = useSession.getState().session?.token === session.token;
  if (!reply.ok && reply.problem.status === 401 && isSame) dropSession("expired");
  if (!reply.ok && reply.problem.code === "unverified") keepVerified(session.token, false);
  if (reply.ok && scope === "full") keepVerified(session.token, true);
  return reply;
}
