import { lookup } from "node:dns";
import { Agent, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type PushRequest = { headers: Record<string, string>; body: Uint8Array };

/** `refused_address`: the endpoint is not https at a public address, and nothing was sent. */
export type PushAnswer =
  | { ok: true; status: number; retryAfter: string | null }
  | { ok: false; fault: "refused_address" | "unreachable" };

/** Connection to the push services of browsers; their addresses come from browsers. */
export type PushNetwork = {
  post(endpoint: string, sent: PushRequest): Promise<PushAnswer>;
};

type PushNetworkOptions = {
  /** Whether a connection to this IP address is allowed. */
  isAllowed?: (address: string) => boolean;
  /** Additional certificate authority, in PEM. */
  ca?: string;
  timeoutMs?: number;
};

/** Of a whole call, in ms. */
const TIMEOUT_MS = 10_000;

class RefusedAddress extends Error {}

/**
 * Sends over https to public addresses only. The address that was checked is the one connected to,
 * so a name cannot resolve to another one meanwhile; redirects are not followed.
 */
export function pushNetwork({
  isAllowed = isPublicAddress,
  ca,
  timeoutMs = TIMEOUT_MS,
}: PushNetworkOptions = {}): PushNetwork {
  // Without keep-alive: every call resolves and checks anew.
  const agent = new Agent({ keepAlive: false, maxSockets: 8, ...(ca && { ca }) });
  const checkedLookup = lookupOf(isAllowed);

  return {
    post(endpoint, { headers, body }) {
      const url = URL.parse(endpoint);
      const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
      // A literal address is connected to without a look-up.
      if (url?.protocol !== "https:" || (isIP(host) !== 0 && !isAllowed(host)))
        return Promise.resolve({ ok: false, fault: "refused_address" });
      const signal = AbortSignal.timeout(timeoutMs);
      return new Promise<PushAnswer>((resolve) => {
        const sending = request(
          url,
          { method: "POST", headers, agent, lookup: checkedLookup, signal },
          (response) => {
            const status = response.statusCode ?? 0;
            const retryAfter = response.headers["retry-after"] ?? null;
            response.destroy();
            resolve({ ok: true, status, retryAfter });
          },
        );
        sending.on("error", (error) =>
          resolve({
            ok: false,
            fault: error instanceof RefusedAddress ? "refused_address" : "unreachable",
          }),
        );
        sending.end(body);
      });
    },
  };
}

/** Fails where any address of a name is not allowed. */
function lookupOf(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new RefusedAddress(hostname), "");
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? "", first?.family);
    });
  };
}
