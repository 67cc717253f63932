import type { Credentials, User } from "./accounts.ts";
import { isRecord } from "./api-problem.ts";
import { readUser } from "./auth-api.ts";
import { callsTo, type Send } from "./call.ts";
import { credentialHeaders } from "./credential-headers.ts";
import type { DeliveryDetails } from "./delivery-details.ts";
import type { Locale } from "./locales.ts";

const PATH = "/v2/public/auth/addresses";

export type SavedAddress = {
  id: number;
  /** A name such as "Maison"; may be blank. */
  label: string;
  address: string;
  /** City and postal code are blank where the address was written as one line. */
  city: string;
  postal_code: string;
  country: string;
  details: DeliveryDetails;
  is_default: boolean;
};

export type NewAddress = Omit<SavedAddress, "id">;

/** The addresses, the default first; `limit` is how many an account may have. */
export type SavedAddresses = { addresses: SavedAddress[]; limit: number };
export type ChangedAddresses = SavedAddresses & { user: User };

/**
 * The typed client of an account's saved addresses, an addition of Noren to wire.md. It loads no
 * schema: the checkout of signed-in customers lists them too.
 */
export function createAddressesApi(root: string, send: Send, locale: Locale) {
  const { ask } = callsTo(root, send, locale);
  const change = (method: string, { token, user_id }: Credentials, body: unknown) =>
    ask(method, PATH, readChanged, { headers: credentialHeaders({ token, user_id }), body });
  return {
    list: (who: Credentials) => ask("GET", PATH, readList, { headers: credentialHeaders(who) }),
    add: (who: Credentials, body: NewAddress) => change("POST", who, body),
    change: (who: Credentials, body: SavedAddress) => change("PUT", who, body),
    remove: (who: Credentials, id: number) => change("DELETE", who, { id }),
  };
}

function readChanged(answer: Record<string, unknown>): ChangedAddresses {
  return { ...readList(answer), user: readUser(answer) };
}

function readList({ addresses, limit }: Record<string, unknown>): SavedAddresses {
  if (!Array.isArray(addresses)) throw new TypeError("no addresses in the answer");
  return { addresses: addresses.filter(isRecord).map(readAddress), limit: Number(limit) };
}

function readAddress(sent: Record<string, unknown>): SavedAddress {
  const details = isRecord(sent.details) ? sent.details : {};
  return {
    id: Number(sent.id),
    label: text(sent.label),
    address: text(sent.address),
    city: text(sent.city),
    postal_code: text(sent.postal_code),
    country: text(sent.country),
    details: {
      floor: text(details.floor),
      door_code: text(details.door_code),
      instructions: text(details.instructions),
    },
    is_default: sent.is_default === true,
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
