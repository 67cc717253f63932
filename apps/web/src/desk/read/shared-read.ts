import type { Reply } from "@noren/contract/call.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { useCallback } from "react";
import { create } from "zustand";
import { followEvents, type LiveKind } from "./live-reads.ts";
import { useRead } from "./use-read.ts";

/**
 * What bars and pages show together: `useShared` selects from it, null until it was read; `put`
 * replaces it; `keep` reads it at every event of `kinds`, until the function that it returns is
 * called; `useOnPage` reads it once for a page, and says why that failed.
 */
export function sharedRead<T>(
  read: (api: StaffApi) => Promise<Reply<T>>,
  kinds: readonly LiveKind[],
) {
  const store = create<{ data: T | null }>(() => ({ data: null }));

  function put(data: T | null): void {
    store.setState({ data });
  }

  async function refetch(api: StaffApi): Promise<Reply<T>> {
    const reply = await read(api);
    if (reply.ok) put(reply.payload);
    return reply;
  }

  function useShared<Selected>(select: (data: T | null) => Selected): Selected {
    return store(({ data }) => select(data));
  }

  return {
    useShared,
    useOnPage(api: StaffApi) {
      // biome-ignore lint/correctness/useExhaustiveDependencies: `refetch` is made once
      const onPage = useCallback(() => refetch(api), [api]);
      const { problem, refetch: readAgain } = useRead(onPage);
      return { data: useShared((data) => data), problem, refetch: readAgain };
    },
    current: () => store.getState().data,
    put,
    refetch,
    keep: (api: StaffApi) => followEvents(kinds, () => void refetch(api)),
  };
}
