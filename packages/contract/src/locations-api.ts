import type { BareCall, Reply } from "./call.ts";
import type { FoundAddresses, MeasuredAddress } from "./locations.ts";

/** A lookup without a result, or one that failed, is a problem with status 200. */
export function locationsApi(call: BareCall) {
  return {
    suggestions: (query: string, signal?: AbortSignal): Promise<Reply<FoundAddresses>> =>
      call(
        "GET",
        `/v2/public/locations/?${new URLSearchParams({ query })}`,
        async (answer) => (await import("./locations.ts")).readFoundAddresses(answer),
        { signal },
      ),
    distance: (location: string, signal?: AbortSignal): Promise<Reply<MeasuredAddress>> =>
      call(
        "GET",
        `/v2/public/locations/distance?${new URLSearchParams({ location })}`,
        async (answer) => (await import("./locations.ts")).readMeasuredAddress(answer),
        { signal },
      ),
  };
}
