import { coalesce } from "../coalesce.ts";
import { onCommit } from "../db/commit-signals.ts";
import { notifyOthers } from "../db/dialect.ts";
import { listen } from "../db/listen.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { lastEvent, numberEvents } from "./number-events.ts";

type LiveInput = {
  db: Db;
  /** Null for the embedded database, which a single process uses. */
  databaseUrl: string | null;
  log: Pick<Log, "warn" | "info">;
  /** Called when another instance has written events, among them changes of the menu. */
  onNotified: () => void;
};

/** A subscriber; `orderId` null for events of all orders. */
type Subscriber = { orderId: string | null; wake: () => void };

export type LiveEvents = {
  /**
   * Subscribes: `wake` is called when there are new events in the table. Returns the function that
   * unsubscribes.
   */
  subscribe(subscriber: Subscriber): () => void;
  /** Ends every stream, before the server stops. */
  endStreams(): void;
  /** Aborted by `endStreams`. */
  ending: AbortSignal;
  stop(): Promise<void>;
};

/** Interval in ms; finds events of a process that died between its commit and the notification. */
const POLL_MS = 2000;
const READ_BATCH_SIZE = 1000;

/**
 * Wakes subscribers when any instance has written events. No events are passed on: subscribers read
 * the table from their own cursor, so that slow or disconnected ones lose nothing and nothing is
 * buffered for them.
 */
export function openLiveEvents({ db, databaseUrl, log, onNotified }: LiveInput): LiveEvents {
  const subscribers = new Set<Subscriber>();
  const ending = new AbortController();
  let cursor: number | null = null;
  let pollTimer: NodeJS.Timeout | null = null;
  let isUnavailable = false;

  const notifier = coalesce(() => notifyOthers(db).then(onRecovered), onFailed);
  const poller = coalesce(() => poll().then(onRecovered), onFailed);

  async function poll(): Promise<void> {
    if (subscribers.size === 0) return;
    if (cursor === null) {
      cursor = await lastEvent(db);
      for (const { wake } of subscribers) wake();
      return;
    }
    await numberEvents(db);
    for (;;) {
      const fresh = await readAfter(cursor);
      const concerned = new Set(fresh.map(({ order_id }) => order_id));
      for (const { orderId, wake } of subscribers)
        if (fresh.length > 0 && (orderId === null || concerned.has(orderId))) wake();
      cursor = fresh.at(-1)?.seq ?? cursor;
      if (fresh.length < READ_BATCH_SIZE) return;
    }
  }

  function readAfter(seq: number) {
    return db
      .selectFrom("events")
      .select(["seq", "order_id"])
      .where("seq", ">", seq)
      .orderBy("seq")
      .limit(READ_BATCH_SIZE)
      .execute();
  }

  /** Errors are logged once, until the next run that succeeds. */
  function onRecovered(): void {
    if (isUnavailable) log.info("events can be read again");
    isUnavailable = false;
  }

  function onFailed(err: unknown): void {
    if (!isUnavailable) log.warn({ err }, "events cannot be read; trying again");
    isUnavailable = true;
  }

  const stopListener = onCommit(db, "events", () => {
    poller.wake();
    notifier.wake();
  });

  const listening =
    databaseUrl === null
      ? null
      : listen(databaseUrl, () => {
          onNotified();
          poller.wake();
        });

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      pollTimer ??= setInterval(poller.wake, POLL_MS).unref();
      poller.wake();
      return () => subscribers.delete(subscriber);
    },
    endStreams: () => ending.abort(),
    ending: ending.signal,
    async stop() {
      ending.abort();
      stopListener();
      if (pollTimer) clearInterval(pollTimer);
      await listening?.stop();
      await Promise.all([poller.idle(), notifier.idle()]);
    },
  };
}
