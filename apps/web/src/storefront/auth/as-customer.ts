import type { Credentials } from "@noren/contract/accounts.ts";
import type { Reply } from "@noren/contract/api.ts";
import { credentialsOf, dropSession, keepVerified, useSession } from "./session-store.ts";

type Needs = {
  /** `any`: the token of a signup will do, so an answer tells nothing of the e-mail. */
  scope?: "full" | "any";
};

/**
 * Makes a call for whoever is signed in, and learns from its answer: 401 ends the session, 403
 * `unverified` says that the e-mail waits for its code. Null where nobody is signed in.
 */
export async function asCustomer<T>(
  call: (who: Credentials) => Promise<Reply<T>>,
  { scope = "full" }: Needs = {},
): Promise<Reply<T> | null> {
  const { session } = useSession.getState();
  if (!session) return null;
  const reply = await call(credentialsOf(session));
  // Somebody may have signed in anew while the answer was on its way.
  const isSame = useSession.getState().session?.token === session.token;
  if (!reply.ok && reply.problem.status === 401 && isSame) dropSession("expired");
  if (!reply.ok && reply.problem.code === "unverified") keepVerified(session.token, false);
  if (reply.ok && scope === "full") keepVerified(session.token, true);
  return reply;
}
