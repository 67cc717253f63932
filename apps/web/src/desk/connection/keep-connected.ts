import type { LiveEvent, OpenOrders } from "@noren/contract/staff/orders.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import type { Connection } from "./connection-store.ts";

/** The server sends a heartbeat every 2 s: one may be late, not two. */
const SILENCE_MS = 4500;
const CHECK_MS = 500;
const RETRY_MS = [250, 500, 1000, 2000] as const;

export type ConnectionInput = {
  api: StaffApi;
  /** Sequence number of the last event received; null before the first load. */
  lastEvent: () => number | null;
  onOpenOrders: (open: OpenOrders) => void;
  onEvent: (event: LiveEvent) => void;
  onConnection: (connection: Connection) => void;
};

/**
 * Keeps the connection open: loads the open orders once, then receives every event after them. A
 * silent connection counts as lost; it resumes after the last event received, so nothing is missed,
 * and duplicates are recognised by their sequence number. Returns a function that ends it.
 */
export function keepConnected({
  api,
  lastEvent,
  onOpenOrders,
  onEvent,
  onConnection,
}: ConnectionInput): () => void {
  let source: EventSource | null = null;
  let isLive = false;
  let isStopped = false;
  let isConnecting = false;
  let aliveAt = Date.now();
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    clearTimeout(retry);
    if (isStopped || source || isConnecting) return;
    isConnecting = true;
    const from = lastEvent() ?? (await readOpenOrders());
    isConnecting = false;
    if (isStopped) return;
    if (from === null) return onLost();
    aliveAt = Date.now();
    listen(new EventSource(api.eventsAddress(from)));
  }

  async function readOpenOrders(): Promise<number | null> {
    const reply = await api.openOrders();
    if (!reply.ok || isStopped) return null;
    onOpenOrders(reply.payload);
    return reply.payload.last_event;
  }

  function listen(opened: EventSource): void {
    source = opened;
    const markAlive = () => {
      aliveAt = Date.now();
      failures = 0;
      if (!isLive) onConnection("live");
      isLive = true;
    };
    opened.addEventListener("open", markAlive);
    opened.addEventListener("beat", markAlive);
    opened.addEventListener("change", (message) => {
      markAlive();
      onEvent(api.readLiveEvent(message.data));
    });
    // The reconnection of EventSource itself gives up on some responses, and resumes from where
    // this one began.
    opened.addEventListener("error", () => {
      if (!isLive) void api.me();
      onLost();
    });
  }

  function onLost(): void {
    disconnect();
    if (isStopped) return;
    onConnection("lost");
    retry = setTimeout(connect, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures++;
  }

  function disconnect(): void {
    source?.close();
    source = null;
    isLive = false;
  }

  /** Also after the device slept, when no timer ran. */
  function checkSilence(): void {
    if (source && Date.now() - aliveAt > SILENCE_MS) onLost();
  }

  function reconnect(): void {
    if (document.visibilityState === "hidden") return;
    checkSilence();
    void connect();
  }

  const timer = setInterval(checkSilence, CHECK_MS);
  document.addEventListener("visibilitychange", reconnect);
  window.addEventListener("online", reconnect);
  window.addEventListener("offline", onLost);
  void connect();

  return () => {
    isStopped = true;
    disconnect();
    clearTimeout(retry);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", reconnect);
    window.removeEventListener("online", reconnect);
    window.removeEventListener("offline", onLost);
  };
}
