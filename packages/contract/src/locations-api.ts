import type { Call, Reply } from "./call.ts";
import type { AddressDistance, Suggestion } from "./locations.ts";

/** A lookup that found nothing, or failed, is a refusal like any other: its status is 200. */
export function locationsApi(call: Call) {
  return {
    suggestions: (query: string): Promise<Reply<Suggestion[]>> =>
      call("GET", `/v2/public/locations/?${new URLSearchParams({ query })}`, async (payload) =>
        (await import("./locations.ts")).suggestionsSchema.parse(payload),
      ),
    distance: (location: string): Promise<Reply<AddressDistance>> =>
      call(
        "GET",
        `/v2/public/locations/distance?${new URLSearchParams({ location })}`,
        async (payload) => (await import("./locations.ts")).distanceSchema.parse(payload),
      ),
  };
}
