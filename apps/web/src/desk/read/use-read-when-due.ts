import { useEffect, useMemo } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { useIsPast } from "../clock/use-clock.ts";

type Shown<T> = { data: T | null; refetch: () => void };

/**
 * Reads again what changes by itself, which no event tells: once the first of the instants passes
 * that lie ahead as data arrives. `instantsOf`, a constant, names them in epoch milliseconds.
 */
export function useReadWhenDue<T>(
  { data, refetch }: Shown<T>,
  instantsOf: (data: T) => readonly number[],
): void {
  const next = useMemo(() => {
    const now = serverNow();
    return Math.min(...(data === null ? [] : instantsOf(data)).filter((at) => at > now));
  }, [data, instantsOf]);
  const isDue = useIsPast(next);
  useEffect(() => {
    if (isDue) refetch();
  }, [isDue, refetch]);
}
