import { LookupFailed } from "../providers/geocoder/geocoder.ts";

/** What was looked for, or why there is none: the two refusals of wire.md, Locations. */
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
