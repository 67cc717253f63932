import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "./connection-store.ts";
import { type ConnectionInput, keepConnected } from "./keep-connected.ts";

let source: EventTarget | undefined;
let end = () => {};

/** A browser without locks, in which every window holds a stream of its own. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  class Source extends EventTarget {
    constructor() {
      super();
      source = this;
    }
    close() {}
  }
  vi.stubGlobal("EventSource", Source);
});

afterEach(() => {
  end();
  source = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Api = Partial<Record<"openOrders" | "eventsAddress" | "me", unknown>>;

/** Connects a desk that remembers the last event of its open orders; ended with the test. */
function connect(api: Api, over: Partial<ConnectionInput> = {}): void {
  let lastEvent: number | null = null;
  end = keepConnected({
    api: { eventsAddress: () => "", ...api } as unknown as StaffApi,
    name: "desk-events",
    lastEvent: () => lastEvent,
    onEvent: () => {},
    onBeat: () => {},
    onConnection: () => {},
    ...over,
    onOpenOrders(open) {
      lastEvent = open.last_event;
      over.onOpenOrders?.(open);
    },
  });
}

test("a silent first load counts as a lost connection within five seconds, until it is answered", async () => {
  const opened = Promise.withResolvers<Awaited<ReturnType<StaffApi["openOrders"]>>>();
  const states: Connection[] = [];
  connect(
    { openOrders: () => opened.promise },
    { onConnection: (connection) => states.push(connection) },
  );
  await vi.advanceTimersByTimeAsync(4500);
  expect(states).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(states).toEqual(["lost"]);
  opened.resolve({ ok: true, payload: { orders: [], last_event: 7 } });
  await vi.advanceTimersByTimeAsync(0);
  source?.dispatchEvent(new Event("open"));
  expect(states).toEqual(["lost", "live"]);
});

test("a stream that ended resumes where a restored database has its last event", async () => {
  let last = 50;
  const streams: number[] = [];
  const openOrders = async () => ({ ok: true, payload: { orders: [], last_event: last } });
  const eventsAddress = (after: number) => String(streams.push(after));
  connect({ openOrders, eventsAddress });
  await vi.advanceTimersByTimeAsync(0);
  source?.dispatchEvent(new Event("open"));
  last = 45;
  source?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toEqual([50, 45]);
});

test("after a loss the stream waits for the open orders, which tell that the desk is connected", async () => {
  let isOnline = true;
  let reads = 0;
  const streams: number[] = [];
  const unreachable = { ok: false, problem: { code: "unreachable", status: 0, message: "" } };
  const openOrders = async () =>
    isOnline ? { ok: true, payload: { orders: [], last_event: 50 } } : unreachable;
  const eventsAddress = (after: number) => String(streams.push(after));
  connect(
    { openOrders, eventsAddress, me: async () => unreachable },
    { onOpenOrders: () => reads++ },
  );
  await vi.advanceTimersByTimeAsync(0);
  source?.dispatchEvent(new Event("open"));
  isOnline = false;
  window.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toEqual([50]);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect({ reads, streams }).toEqual({ reads: 2, streams: [50, 50] });
});

test("a heartbeat says what the server tells with it", async () => {
  const beats: string[] = [];
  const openOrders = async () => ({ ok: true, payload: { orders: [], last_event: 7 } });
  connect({ openOrders }, { onBeat: (storage) => beats.push(storage) });
  await vi.advanceTimersByTimeAsync(0);
  source?.dispatchEvent(new MessageEvent("beat", { data: "low" }));
  expect(beats).toEqual(["low"]);
});
