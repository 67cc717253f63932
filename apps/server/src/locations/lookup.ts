import { LookupFailed } from "../providers/geocoder/geocoder.ts";

/** Why nothing was found: `postal_code_unknown` is an addition to wire.md, Locations. */
export type NotFound = "address_not_found" | "postal_code_unknown";

/** The result, or one of the problems of wire.md, Locations. */
export type Lookup<T> =
  | { ok: true; found: T }
  | { ok: false; code: NotFound | "address_lookup_failed" };

export async function lookup<T>(
  search: () => Promise<T | null>,
  whyNot: () => Promise<NotFound>,
): Promise<Lookup<T>> {
  try {
    const found = await search();
    return found === null ? { ok: false, code: await whyNot() } : { ok: true, found };
  } catch (error) {
    if (error instanceof LookupFailed) return { ok: false, code: "address_lookup_failed" };
    throw error;
  }
}
