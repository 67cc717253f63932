import type { Tracking } from "@noren/contract/tracking.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";

export type TrackingState =
  | { kind: "loading" | "gone" | "failed" }
  | { kind: "known"; tracking: Tracking; isLive: boolean };

/** How soon a lost line is taken up again, longer after each try: the server may have no room for it. */
const RECONNECT_MS = [4000, 4000, 8000, 16_000, 30_000] as const;

/** Reads an order by its key, then hears of every change; a lost line is taken up again by itself. */
export function useTracking(orderId: string, key: string) {
  const { locale } = useLocale();
  const { apiRoot } = useSite();
  const [state, setState] = useState<TrackingState>({ kind: "loading" });
  const [round, setRound] = useState(0);
  const api = useMemo(
    () => createTrackingApi(apiRoot, (request) => fetch(request), locale),
    [apiRoot, locale],
  );
  const refetch = useCallback(() => setRound((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads anew
  useEffect(() => {
    let isOver = false;
    let source: EventSource | null = null;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function open(): Promise<void> {
      const reply = await api.tracking(orderId, key);
      if (isOver) return;
      if (!reply.ok) {
        const kind = reply.problem.code === "not_found" ? "gone" : "failed";
        setState((known) => (known.kind === "known" && kind === "failed" ? known : { kind }));
        if (kind === "failed") reconnect();
        return;
      }
      // A line that was lost is there again once it is open.
      setState((known) => ({
        kind: "known",
        tracking: reply.payload,
        isLive: known.kind !== "known" || known.isLive,
      }));
      listen();
    }

    function listen(): void {
      source = new EventSource(api.trackingEventsAddress(orderId, key));
      source.addEventListener("open", () => {
        tries = 0;
        setState((known) => (known.kind === "known" ? { ...known, isLive: true } : known));
      });
      source.addEventListener("change", ({ data }) =>
        setState({ kind: "known", tracking: api.readTracking(data), isLive: true }),
      );
      source.addEventListener("error", () => {
        source?.close();
        setState((known) => (known.kind === "known" ? { ...known, isLive: false } : known));
        reconnect();
      });
    }

    function reconnect(): void {
      clearTimeout(timer);
      timer = setTimeout(open, RECONNECT_MS[Math.min(tries, RECONNECT_MS.length - 1)]);
      tries++;
    }

    function checkConnection(): void {
      if (document.visibilityState === "hidden" || source?.readyState === EventSource.OPEN) return;
      source?.close();
      clearTimeout(timer);
      void open();
    }

    void open();
    document.addEventListener("visibilitychange", checkConnection);
    window.addEventListener("online", checkConnection);
    return () => {
      isOver = true;
      source?.close();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", checkConnection);
      window.removeEventListener("online", checkConnection);
    };
  }, [api, orderId, key, round]);

  return { state, refetch };
}
