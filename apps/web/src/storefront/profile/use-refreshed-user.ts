import { useEffect, useState } from "react";
import { asCustomer } from "../auth/as-customer.ts";
import { keepUser, useSession } from "../auth/session-store.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";

/**
 * Reloads the customer's details, which may have changed on another device; notices a session that
 * has ended. True once done, also if the server was unreachable: the stored details are used then.
 */
export function useRefreshedUser(): boolean {
  const api = useAuthApi();
  const [done, setDone] = useState(false);
  useEffect(() => {
    let current = true;
    void reloadUser(api).then(() => current && setDone(true));
    return () => {
      current = false;
    };
  }, [api]);
  return done;
}

/** storefront.md §7: after an update the profile is reloaded. */
export async function reloadUser(api: ReturnType<typeof useAuthApi>): Promise<void> {
  const token = useSession.getState().session?.token;
  const reply = await asCustomer((who) => api().profile(who), { scope: "any" });
  if (token && reply?.ok) keepUser(token, reply.payload);
}
