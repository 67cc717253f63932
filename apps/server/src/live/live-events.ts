import { onCommit } from "../db/commit-signals.ts";
import { notifyOthers } from "../db/dialect.ts";
import { type Listening, listen } from "../db/listen.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { lastEvent, numberEvents } from "./number-events.ts";

type LiveInput = {
  db: Db;
  /** Null: the embedded database, which one process has for itself. */
  databaseUrl: string | null;
  log: Pick<Log, "warn" | "info">;
};

/** Whoever follows events; `orderId` null for all of them. */
type Follower = { orderId: string | null; wake: () => void };

export type LiveEvents = {
  /** `wake` is called when there is something new to read from the table; call what it gives to end. */
  follow(follower: Follower): () => void;
  /** Ends every stream: the server is about to stop. */
  endStreams(): void;
  /** Aborted by `endStreams`. */
  ending: AbortSignal;
  stop(): Promise<void>;
};

/** For events of a process that died between its commit and the notification. */
const POLL_MS = 2000;
const READ_BATCH_SIZE = 1000;

/**
 * Wakes whoever follows events when there are any, whichever instance wrote them. Nothing is handed
 * over here: followers read the table from where they are, so that what somebody was too slow or too
 * far away to hear is read later, and nothing is kept in memory for them.
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

  /** Runs again where it was asked to meanwhile; a database that is away is tried at the next word. */
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
