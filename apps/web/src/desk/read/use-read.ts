import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";
import { useCallback, useEffect, useState } from "react";
import { followEvents, type LiveKind } from "./live-reads.ts";

type Read<T> = { data: T | null; problem: ApiProblem | null };

const NONE: readonly LiveKind[] = [];

/**
 * Loads at first, whenever `read` changes and at every event of `kinds` (a constant); earlier data
 * stays until new data has arrived.
 */
export function useRead<T>(read: () => Promise<Reply<T>>, kinds: readonly LiveKind[] = NONE) {
  const [state, setState] = useState<Read<T>>({ data: null, problem: null });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `round` triggers a refetch
  useEffect(() => {
    let isGone = false;
    void read().then((reply) => {
      if (isGone) return;
      if (reply.ok) setState({ data: reply.payload, problem: null });
      else setState(({ data }) => ({ data, problem: reply.problem }));
    });
    return () => {
      isGone = true;
    };
  }, [read, round]);

  const refetch = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => (kinds.length > 0 ? followEvents(kinds, refetch) : undefined), [kinds, refetch]);
  /** Replaces the data, or changes what there is. */
  const put = useCallback(
    (next: T | ((last: T) => T)) =>
      setState(({ data }) => {
        if (!(next instanceof Function)) return { data: next, problem: null };
        return { data: data && next(data), problem: null };
      }),
    [],
  );
  return { ...state, refetch, put };
}
