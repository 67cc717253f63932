import { onCommit } from "../db/commit-signals.ts";
import { notifyOthers } from "../db/dialect.ts";
import { type Listening, listen } from "../db/listen.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { lastEvent, numberEvents } from "./number-events.ts";

type LiveInput = {
  db: Db;
  /** Null for the embedded database, which a single process uses. */
  databaseUrl: string | null;
  log: Pick<Log, "warn" | "info">;
};

/** A subscriber; `orderId` null for events of all orders. */
type Follower = { orderId: string | null; wake: () => void };

export type LiveEvents = {
  /**
   * Subscribes: `wake` is called when there are new events in the table. Returns the function that
   * unsubscribes.
   */
  follow(follower: Follower): () => void;
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
export function openLiveEvents({ db, databaseUrl, log }: LiveInput): LiveEvents {
  const followers = new Set<Follower>();
  const ending = new AbortController();
  let cursor: number | null = null;
  let listening: Listening | null = null;
  let pollTimer: NodeJS.Timeout | null = null;
  let isAway = false;

  const telling = coalesce(() => notifyOthers(db));
  const poller = coalesce(poll);

  async function poll(): Promise<void> {
    if (followers.size === 0) return;
    if (cursor === null) {
      cursor = await lastEvent(db);
      for (const { wake } of followers) wake();
      return;
    }
    await numberEvents(db);
    for (;;) {
      const fresh = await readAfter(cursor);
      const concerned = new Set(fresh.map(({ order_id }) => order_id));
      for (const { orderId, wake } of followers)
        if (fresh.length > 0 && (orderId === null || concerned.has(orderId))) wake();
      cursor = fresh.at(-1)?.seq ?? cursor;
      if (fresh.length < READ_BATCH_SIZE) return;
    }
  }

  function readAfter(seq: number) {
    return db
      .selectFrom("order_events")
      .select(["seq", "order_id"])
      .where("seq", ">", seq)
      .orderBy("seq")
      .limit(READ_BATCH_SIZE)
      .execute();
  }

  /**
   * Runs once more where it was requested during a run. Errors are logged once; the next request
   * retries.
   */
  function coalesce(work: () => Promise<void>) {
    let running: Promise<void> | null = null;
    let isWanted = false;
    async function run(): Promise<void> {
      while (isWanted) {
        isWanted = false;
        await work().then(isBack, isGone);
      }
      running = null;
    }
    return {
      start(): void {
        isWanted = true;
        running ??= run();
      },
      done: async () => running,
    };
  }

  function isBack(): void {
    if (isAway) log.info("events can be read again");
    isAway = false;
  }

  function isGone(err: unknown): void {
    if (!isAway) log.warn({ err }, "events cannot be read; trying again");
    isAway = true;
  }

  const stopListener = onCommit(db, "events", () => {
    poller.start();
    telling.start();
  });

  function startListening(): void {
    pollTimer ??= setInterval(poller.start, POLL_MS).unref();
    if (databaseUrl !== null) listening ??= listen(databaseUrl, poller.start);
  }

  return {
    follow(follower) {
      followers.add(follower);
      startListening();
      poller.start();
      return () => followers.delete(follower);
    },
    endStreams: () => ending.abort(),
    ending: ending.signal,
    async stop() {
      ending.abort();
      stopListener();
      if (pollTimer) clearInterval(pollTimer);
      await listening?.stop();
      await Promise.all([poller.done(), telling.done()]);
    },
  };
}
