import { createHmac } from "node:crypto";
import { widerNetwork } from "../http/caller-address.ts";

/**
 * By whom an order counts as open, as keyed hashes that are kept only while it is unanswered:
 * `caller_key` of the account or else the address of whoever placed it, null for a call from this
 * machine; `network_key` of the wider network of that address, null where there is none.
 */
export type CountedBy = { caller_key: string | null; network_key: string | null };

/** The keys of an order that does not count: it is answered, or came from this machine. */
export const UNCOUNTED: CountedBy = { caller_key: null, network_key: null };

/**
 * `accountId` is the account of the order's own token, `address` what `callerAddress` gives; null
 * for a call from this machine, which is the operator's and not bounded.
 */
export function countedBy(
  secret: Buffer,
  { accountId, address }: { accountId: number | null; address: string | null },
): CountedBy {
  const keyed = (text: string) =>
    createHmac("sha256", secret).update(`open_orders:${text}`).digest("base64url");
  if (accountId !== null) return { caller_key: keyed(`account:${accountId}`), network_key: null };
  if (address === null) return UNCOUNTED;
  const network = widerNetwork(address);
  return {
    caller_key: keyed(`address:${address}`),
    network_key: network === null ? null : keyed(`network:${network}`),
  };
}
