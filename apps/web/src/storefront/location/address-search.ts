import type { Reply } from "@noren/contract/call.ts";
import type { FoundAddresses } from "@noren/contract/locations.ts";
import { MIN_SUGGESTION_LENGTH } from "@noren/ordering/constants.ts";
import { failureOf, type LookupFailure, withinTime } from "./lookup.ts";

export type SearchState =
  | { kind: "idle" }
  /** `earlier` results stay visible until the answer arrives. */
  | { kind: "searching"; earlier: FoundAddresses | null }
  | { kind: "found"; found: FoundAddresses }
  | { kind: "failed"; code: LookupFailure };

export type FindAddresses = (query: string, signal: AbortSignal) => Promise<Reply<FoundAddresses>>;

export type AddressSearch = {
  /** The field's text; requested after a pause in typing. */
  type: (query: string) => void;
  /** Searches around a position, without debounce. */
  around: (position: { lat: number; lng: number }) => void;
  retry: () => void;
  stop: () => void;
};

/** Debounce of typing in ms. */
export const TYPING_PAUSE_MS = 250;

/**
 * Looks addresses up as the visitor types (storefront.md §5): only the latest request is answered.
 */
export function openAddressSearch(
  find: FindAddresses,
  show: (state: SearchState) => void,
): AddressSearch {
  let last = "";
  let earlier: FoundAddresses | null = null;
  let current: AbortController | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(pause);
    current?.abort();
    current = null;
  }

  async function search(query: string) {
    stop();
    const lookup = new AbortController();
    current = lookup;
    last = query;
    show({ kind: "searching", earlier });
    const reply = await withinTime((signal) => find(query, signal), lookup);
    if (current !== lookup) return;
    current = null;
    settle(reply);
  }

  function settle(reply: Reply<FoundAddresses>) {
    earlier = null;
    if (!reply.ok) return show({ kind: "failed", code: failureOf(reply.problem) });
    if (reply.payload.suggestions.length === 0) return show({ kind: "failed", code: "not_found" });
    earlier = reply.payload;
    show({ kind: "found", found: reply.payload });
  }

  return {
    type(typed) {
      stop();
      const query = typed.trim();
      if (query.length < MIN_SUGGESTION_LENGTH) {
        earlier = null;
        return show({ kind: "idle" });
      }
      show({ kind: "searching", earlier });
      pause = setTimeout(() => void search(query), TYPING_PAUSE_MS);
    },
    around: ({ lat, lng }) => void search(`${lat.toFixed(5)},${lng.toFixed(5)}`),
    retry: () => void search(last),
    stop,
  };
}
