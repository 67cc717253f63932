import type { Tracking } from "@noren/contract/tracking.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { hasEnded } from "./has-ended.ts";
import { forgetOrder } from "./open-orders.ts";

export type TrackingState =
  | { kind: "loading" | "gone" | "failed" }
  | { kind: "known"; tracking: Tracking; isLive: boolean };

/**
 * Delays in ms before a lost connection is retried, with back-off: the server may be at its
 * connection limit.
 */
const RECONNECT_MS = [4000, 4000, 8000, 16_000, 30_000] as const;

/**
 * Loads an order by its key, then follows its changes; reconnects automatically. `first` is the
 * order as the server has rendered it. `take` shows the answer of a command before its event.
 */
export function useTracking(orderId: string, key: string, first: Tracking | null) {
  const { locale } = useLocale();
  const { apiRoot } = useSite();
  const [state, setState] = useState<TrackingState>(() =>
    first ? { kind: "known", tracking: first, isLive: true } : { kind: "loading" },
  );
  const [round, setRound] = useState(0);
  const api = useMemo(
    () => createTrackingApi(apiRoot, (request) => fetch(request), locale),
    [apiRoot, locale],
  );
  const refetch = useCallback(() => setRound((last) => last + 1), []);
  const take = (tracking: Tracking) => setState({ kind: "known", tracking, isLive: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `round` triggers a refetch
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
      // A lost connection is restored once it opens again.
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

  const isOver = state.kind === "known" ? hasEnded(state.tracking.progress) : state.kind === "gone";
  useEffect(() => {
    if (isOver) forgetOrder(orderId, Date.now());
  }, [isOver, orderId]);

  return { state, refetch, take, api };
}
