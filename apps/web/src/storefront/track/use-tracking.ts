import { isRecord } from "@noren/contract/api-problem.ts";
import type { Tracking } from "@noren/contract/tracking.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { joinStream } from "../../platform/shared-stream.ts";
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

/** How often a visible page reads its order while another window holds the stream, in ms. */
const POLL_MS = 10_000;

/** A change that the window with the stream has received, `data` as sent by the server. */
type Relayed = { orderId: string; data: string };

function isRelayed(data: unknown): data is Relayed {
  return isRecord(data) && typeof data.orderId === "string" && typeof data.data === "string";
}

/**
 * Loads an order by its key, then follows its changes; reconnects automatically. Of all windows of
 * a browser, the one shown last holds a stream; the others hear of the same order, and read another
 * again and again. `first` is the order as the server has rendered it. `take` shows the answer of a
 * command before its event.
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
    let isLeader = false;
    let source: EventSource | null = null;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stream = joinStream<Relayed>({
      name: "tracking-events",
      onLead() {
        isLeader = true;
        void open();
      },
      onFollow() {
        isLeader = false;
        source?.close();
        void open();
      },
      isMessage: isRelayed,
      onMessage: ({ orderId: changed, data }) => {
        if (changed === orderId) show(data);
      },
    });

    function show(data: string): void {
      setState({ kind: "known", tracking: api.readTracking(data), isLive: true });
    }

    async function open(): Promise<void> {
      clearTimeout(timer);
      const reply = await api.tracking(orderId, key);
      if (isOver) return;
      if (!reply.ok) {
        const kind = reply.problem.code === "not_found" ? "gone" : "failed";
        setState((known) =>
          known.kind === "known" && kind === "failed" ? { ...known, isLive: false } : { kind },
        );
        if (kind === "failed") reconnect();
        else stream.leave();
        return;
      }
      // A lost connection is restored once it opens again.
      setState((known) => ({
        kind: "known",
        tracking: reply.payload,
        isLive: !isLeader || known.kind !== "known" || known.isLive,
      }));
      if (isLeader) return listen();
      tries = 0;
      timer = setTimeout(poll, POLL_MS);
    }

    function poll(): void {
      if (document.visibilityState === "visible") void open();
    }

    function listen(): void {
      source?.close();
      source = new EventSource(api.trackingEventsAddress(orderId, key));
      source.addEventListener("open", () => {
        tries = 0;
        setState((known) => (known.kind === "known" ? { ...known, isLive: true } : known));
      });
      source.addEventListener("change", ({ data }) => {
        stream.post({ orderId, data });
        show(data);
      });
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
      if (isLeader) void open();
      else stream.takeOver();
    }

    function stop(): void {
      isOver = true;
      stream.leave();
      source?.close();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", checkConnection);
      window.removeEventListener("online", checkConnection);
      window.removeEventListener("pagehide", stop);
    }

    checkConnection();
    document.addEventListener("visibilitychange", checkConnection);
    window.addEventListener("online", checkConnection);
    // A page that the browser keeps is loaded anew when it is shown again.
    window.addEventListener("pagehide", stop);
    return stop;
  }, [api, orderId, key, round]);

  const isOver = state.kind === "known" ? hasEnded(state.tracking.progress) : state.kind === "gone";
  useEffect(() => {
    if (isOver) forgetOrder(orderId, Date.now());
  }, [isOver, orderId]);

  return { state, refetch, take, api };
}
