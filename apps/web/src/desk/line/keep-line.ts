import type { LiveEvent, OpenOrders } from "@noren/contract/staff/orders.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import type { Line } from "./line-store.ts";

/** The server's beat comes every 2 s: one may be late, not two. */
const SILENCE_MS = 4500;
const LOOK_MS = 500;
const RETRY_MS = [250, 500, 1000, 2000] as const;

export type LineInput = {
  api: StaffApi;
  /** The last event that was heard; null before the first reading. */
  place: () => number | null;
  onOpenOrders: (open: OpenOrders) => void;
  onEvent: (event: LiveEvent) => void;
  onLine: (line: Line) => void;
};

/**
 * Keeps the desk listening: reads the open orders once, then every event after them. A line that is
 * silent counts as lost; it is taken up again where it broke off, so nothing is missed and what
 * comes twice is known by its number. Gives what ends it.
 */
export function keepLine({ api, place, onOpenOrders, onEvent, onLine }: LineInput): () => void {
  let source: EventSource | null = null;
  let isLive = false;
  let isOver = false;
  let isConnecting = false;
  let heardAt = Date.now();
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    clearTimeout(retry);
    if (isOver || source || isConnecting) return;
    isConnecting = true;
    const from = place() ?? (await readOpenOrders());
    isConnecting = false;
    if (isOver) return;
    if (from === null) return lose();
    heardAt = Date.now();
    listen(new EventSource(api.eventsAddress(from)));
  }

  async function readOpenOrders(): Promise<number | null> {
    const reply = await api.openOrders();
    if (!reply.ok || isOver) return null;
    onOpenOrders(reply.payload);
    return reply.payload.last_event;
  }

  function listen(opened: EventSource): void {
    source = opened;
    const hear = () => {
      heardAt = Date.now();
      failures = 0;
      if (!isLive) onLine("live");
      isLive = true;
    };
    opened.addEventListener("open", hear);
    opened.addEventListener("beat", hear);
    opened.addEventListener("change", (message) => {
      hear();
      onEvent(api.readLiveEvent(message.data));
    });
    // Its own way of coming back gives up on some answers, and asks from where this one began.
    opened.addEventListener("error", () => {
      if (!isLive) void api.me();
      lose();
    });
  }

  function lose(): void {
    hangUp();
    if (isOver) return;
    onLine("lost");
    retry = setTimeout(connect, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures++;
  }

  function hangUp(): void {
    source?.close();
    source = null;
    isLive = false;
  }

  /** Also after a sleep, in which no timer ran. */
  function look(): void {
    if (source && Date.now() - heardAt > SILENCE_MS) lose();
  }

  function comeBack(): void {
    if (document.visibilityState === "hidden") return;
    look();
    void connect();
  }

  const watch = setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", comeBack);
  window.addEventListener("online", comeBack);
  window.addEventListener("offline", lose);
  void connect();

  return () => {
    isOver = true;
    hangUp();
    clearTimeout(retry);
    clearInterval(watch);
    document.removeEventListener("visibilitychange", comeBack);
    window.removeEventListener("online", comeBack);
    window.removeEventListener("offline", lose);
  };
}
