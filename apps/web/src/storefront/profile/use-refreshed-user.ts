import { useEffect, useState } from "react";
import { asCustomer } from "../auth/as-customer.ts";
import { keepUser, useSession } from "../auth/session-store.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";

/**
 * Reads the person anew, who may have changed elsewhere; a session that has ended is noticed. True
 * once that is done, also where the server could not be reached: then what is stored has to do.
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
