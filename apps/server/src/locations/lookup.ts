import { LookupFailed } from "../providers/geocoder/geocoder.ts";

/** The result, or one of the two problems of wire.md, Locations. */
export type Lookup<T> =
  | { ok: true; found: T }
  | { ok: false; code: "address_not_found" | "address_lookup_failed" };

export async function lookup<T>(search: () => Promise<T | null>): Promise<Lookup<T>> {
  try {
    const found = await search();
    return found === null ? { ok: false, code: "address_not_found" } : { ok: true, found };
  } catch (error) {
    if (error instanceof LookupFailed) return { ok: false, code: "address_lookup_failed" };
    throw error;
  }
}
