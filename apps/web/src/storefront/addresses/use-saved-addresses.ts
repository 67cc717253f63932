import type { Credentials } from "@noren/contract/accounts.ts";
import type {
  ChangedAddresses,
  createAddressesApi,
  SavedAddresses,
} from "@noren/contract/addresses-api.ts";
import type { Reply } from "@noren/contract/api.ts";
import { useEffect, useState } from "react";
import { asCustomer } from "../auth/as-customer.ts";
import { keepUser, useSession } from "../auth/session-store.ts";
import { useAddressesApi } from "./use-addresses-api.ts";
import { useAsksAdditions } from "./use-asks-additions.ts";

type Api = ReturnType<typeof createAddressesApi>;
export type ChangeAddresses = (
  call: (api: Api, who: Credentials) => Promise<Reply<ChangedAddresses>>,
) => Promise<Reply<ChangedAddresses> | null>;

/**
 * The customer's saved addresses and how to change them. `saved` is undefined while they load, and
 * null where the server has none of these calls, or did not answer.
 */
export function useSavedAddresses(isVerified: boolean): {
  saved: SavedAddresses | null | undefined;
  change: ChangeAddresses;
} {
  const api = useAddressesApi();
  const isAsked = useAsksAdditions() && isVerified;
  const [saved, setSaved] = useState<SavedAddresses | null>();
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    void asCustomer((who) => api().list(who)).then((reply) => {
      if (!isGone) setSaved(reply?.ok ? reply.payload : null);
    });
    return () => {
      isGone = true;
    };
  }, [api, isAsked]);

  const change: ChangeAddresses = async (call) => {
    const token = useSession.getState().session?.token;
    const reply = await asCustomer((who) => call(api(), who));
    if (!reply?.ok) return reply;
    setSaved(reply.payload);
    if (token) keepUser(token, reply.payload.user);
    return reply;
  };
  return { saved: isAsked ? saved : null, change };
}
