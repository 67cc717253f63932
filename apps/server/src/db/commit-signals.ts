import type { Db, Trx } from "./open.ts";

/**
 * Signals in the order in which their listeners are called: the catalogue is refreshed before
 * anybody reads an event about it.
 */
const SIGNALS = ["catalogue", "events", "jobs"] as const;
export type CommitSignal = (typeof SIGNALS)[number];

/** What a commit signalled: the kinds of its jobs; null among them for anything. */
export type SignalTopics = ReadonlySet<string | null>;

/** Never rejects; a promise is awaited before `transact` returns. */
type Listener = (topics: SignalTopics) => void | Promise<void>;

const listeners = new WeakMap<Db, Map<CommitSignal, Set<Listener>>>();
const signalled = new WeakMap<Trx, Map<CommitSignal, Set<string | null>>>();
/** Delays in ms, after the commit, of signals for later. */
const delayed = new WeakMap<Trx, { signal: CommitSignal; topic: string; delay: number }[]>();

/**
 * Calls `listener` after each commit in this process that signalled; returns the unsubscribe
 * function.
 */
export function onCommit(db: Db, signal: CommitSignal, listener: Listener): () => void {
  const ofDb = listeners.get(db) ?? new Map<CommitSignal, Set<Listener>>();
  listeners.set(db, ofDb);
  const ofSignal = ofDb.get(signal) ?? new Set();
  ofDb.set(signal, ofSignal.add(listener));
  return () => void ofSignal.delete(listener);
}

/**
 * Calls the signal's listeners after the transaction's commit, never after a rollback. The code
 * that writes the rows calls it, so that use cases need not.
 */
export function signalOnCommit(trx: Trx, signal: CommitSignal, topic: string | null = null): void {
  const ofTrx = signalled.get(trx) ?? new Map<CommitSignal, Set<string | null>>();
  const topics = ofTrx.get(signal) ?? new Set();
  signalled.set(trx, ofTrx.set(signal, topics.add(topic)));
}

/** The same, `delay` ms after the commit, in this process. */
export function signalLater(trx: Trx, signal: CommitSignal, topic: string, delay: number): void {
  if (!signalled.has(trx)) signalled.set(trx, new Map());
  delayed.set(trx, [...(delayed.get(trx) ?? []), { signal, topic, delay }]);
}

/** Calls the listeners of a transaction that was committed; for code that opens transactions. */
export async function committed(db: Db, trx: Trx): Promise<void> {
  const ofTrx = signalled.get(trx);
  const ofDb = listeners.get(db);
  if (!ofTrx || !ofDb) return;
  const call = async (signal: CommitSignal, topics: SignalTopics) => {
    for (const listener of ofDb.get(signal) ?? []) await listener(topics);
  };
  for (const signal of SIGNALS) {
    const topics = ofTrx.get(signal);
    if (topics) await call(signal, topics);
  }
  for (const { signal, topic, delay } of delayed.get(trx) ?? [])
    setTimeout(() => void call(signal, new Set([topic])), delay).unref();
}
