import { isRecord } from "@noren/contract/api-problem.ts";
import type { LiveEvent, OpenOrders } from "@noren/contract/staff/orders.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { joinStream } from "../../platform/shared-stream.ts";
import type { Connection } from "./connection-store.ts";

/** The server sends a heartbeat every 2 s: one may be late, not two. */
const SILENCE_MS = 4500;
const CHECK_MS = 500;
const RETRY_MS = [250, 500, 1000, 2000] as const;

/** From the window that holds the stream; `after`: the last event that it had received before. */
type Relayed =
  | { kind: "open"; after: number }
  | { kind: "beat" | "change"; after: number; data: string }
  | { kind: "lost" };

function isRelayed(data: unknown): data is Relayed {
  if (!isRecord(data)) return false;
  const { kind, after } = data;
  if (kind === "lost") return true;
  const hasData = (kind === "beat" || kind === "change") && typeof data.data === "string";
  return (kind === "open" || hasData) && typeof after === "number";
}

export type ConnectionInput = {
  api: StaffApi;
  /** Windows of the same name share one stream. */
  name: string;
  /** Sequence number of the last event received; null before the first load. */
  lastEvent: () => number | null;
  onOpenOrders: (open: OpenOrders) => void;
  onEvent: (event: LiveEvent) => void;
  /** At every heartbeat, with the state of the server's storage. */
  onBeat: (storage: string) => void;
  onConnection: (connection: Connection) => void;
};

/**
 * Keeps the connection open: loads the open orders, then receives every event after them, from the
 * server or from the window that holds the stream. A silent connection counts as lost, and is taken
 * over from a silent window; it resumes after the last event received, so nothing is missed, and
 * duplicates are recognised by their sequence number. The open orders are loaded again after a loss:
 * a database that was restored counts its events from an earlier one. Returns a function that ends
 * it.
 */
export function keepConnected({
  api,
  name,
  lastEvent,
  onOpenOrders,
  onEvent,
  onBeat,
  onConnection,
}: ConnectionInput): () => void {
  let source: EventSource | null = null;
  let isLeader = false;
  let isLive = false;
  let isStopped = false;
  let isConnecting = false;
  let aliveAt = Date.now();
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const stream = joinStream<Relayed>({
    name,
    onLead() {
      isLeader = true;
      void connect();
    },
    onFollow() {
      isLeader = false;
      aliveAt = Date.now();
      disconnect();
      void connect();
    },
    isMessage: isRelayed,
    onMessage: hear,
  });

  async function connect(): Promise<void> {
    clearTimeout(retry);
    if (isStopped || source || isConnecting) return;
    isConnecting = true;
    const isRead = (lastEvent() !== null && failures === 0) || (await readOpenOrders());
    isConnecting = false;
    if (isStopped) return;
    const from = lastEvent();
    if (!isRead || from === null) return onLost();
    if (!isLeader) return;
    aliveAt = Date.now();
    listen(new EventSource(api.eventsAddress(from)));
  }

  async function readOpenOrders(): Promise<boolean> {
    const reply = await api.openOrders();
    if (!reply.ok || isStopped) return false;
    aliveAt = Date.now();
    onOpenOrders(reply.payload);
    return true;
  }

  function markAlive(): void {
    aliveAt = Date.now();
    failures = 0;
    clearTimeout(retry);
    if (!isLive) onConnection("live");
    isLive = true;
  }

  /** Changes in order: the schemas are there since the open orders were read. */
  async function receive(kind: "beat" | "change", data: string): Promise<void> {
    if (kind === "beat") onBeat(data);
    else onEvent(await api.readLiveEvent(data));
  }

  function listen(opened: EventSource): void {
    source = opened;
    opened.addEventListener("open", () => {
      markAlive();
      stream.post({ kind: "open", after: lastEvent() ?? 0 });
    });
    for (const kind of ["beat", "change"] as const)
      opened.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        markAlive();
        stream.post({ kind, after: lastEvent() ?? 0, data });
        void receive(kind, data);
      });
    // The reconnection of EventSource itself gives up on some responses, and resumes from where
    // this one began.
    opened.addEventListener("error", () => {
      if (!isLive) void api.me();
      onLost();
    });
  }

  /** A window that waits for its open orders can tell nothing yet. */
  function hear(message: Relayed): void {
    const known = lastEvent();
    if (isLeader || isStopped || known === null) return;
    if (message.kind === "lost") onLeaderLost(Date.now());
    // This window has missed an event: the stream resumes here, from the last one it has.
    else if (message.after > known) stream.takeOver();
    else {
      markAlive();
      if (message.kind !== "open") void receive(message.kind, message.data);
    }
  }

  function onLeaderLost(now: number): void {
    aliveAt = now;
    isLive = false;
    onConnection("lost");
  }

  function onLost(): void {
    disconnect();
    if (isStopped) return;
    if (isLeader) stream.post({ kind: "lost" });
    onConnection("lost");
    clearTimeout(retry);
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
    const now = Date.now();
    if (now - aliveAt <= SILENCE_MS) return;
    if (source) onLost();
    // The first load may yet succeed: its call has a longer time limit.
    else if (lastEvent() === null) onConnection("lost");
    else if (!isLeader) {
      onLeaderLost(now);
      stream.takeOver();
    }
  }

  function reconnect(): void {
    if (document.visibilityState === "hidden") return;
    checkSilence();
    void connect();
  }

  function stop(): void {
    isStopped = true;
    stream.leave();
    disconnect();
    clearTimeout(retry);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", reconnect);
    window.removeEventListener("online", reconnect);
    window.removeEventListener("offline", onLost);
    window.removeEventListener("pagehide", stop);
  }

  const timer = setInterval(checkSilence, CHECK_MS);
  document.addEventListener("visibilitychange", reconnect);
  window.addEventListener("online", reconnect);
  window.addEventListener("offline", onLost);
  // A page that the browser keeps is loaded anew when it is shown again.
  window.addEventListener("pagehide", stop);
  return stop;
}
