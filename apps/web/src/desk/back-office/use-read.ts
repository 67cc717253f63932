import type { Reply } from "@noren/contract/call.ts";
import type { Refusal } from "@noren/contract/refusal.ts";
import { useCallback, useEffect, useState } from "react";

type Read<T> = { data: T | null; refusal: Refusal | null };

/** Reads once and whenever `read` is another; what was there stays until the new is. */
export function useRead<T>(read: () => Promise<Reply<T>>) {
  const [state, setState] = useState<Read<T>>({ data: null, refusal: null });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads anew
  useEffect(() => {
    let isGone = false;
    void read().then((reply) => {
      if (isGone) return;
      if (reply.ok) setState({ data: reply.payload, refusal: null });
      else setState(({ data }) => ({ data, refusal: reply.refusal }));
    });
    return () => {
      isGone = true;
    };
  }, [read, round]);

  const refetch = useCallback(() => setRound((last) => last + 1), []);
  const put = useCallback((data: T) => setState({ data, refusal: null }), []);
  return { ...state, refetch, put };
}
