import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";
import { useCallback, useEffect, useState } from "react";

type Read<T> = { data: T | null; problem: ApiProblem | null };

/** Loads at first and whenever `read` changes; earlier data stays until new data has arrived. */
export function useRead<T>(read: () => Promise<Reply<T>>) {
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
