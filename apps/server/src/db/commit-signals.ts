import type { Db, Trx } from "./open.ts";

/**
 * Signals in the order in which their listeners are called: the catalogue is refreshed before
 * anybody reads an event about it.
 */
const SIGNALS = ["catalogue", "events", "jobs"] as const;
export type CommitSignal = (typeof SIGNALS)[number];

/** Never rejects; a promise is awaited before `transact` returns. */
type Listener = () => void | Promise<void>;

const listeners = new WeakMap<Db, Map<CommitSignal, Set<Listener>>>();
const signalled = new WeakMap<Trx, Set<CommitSignal>>();

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
export function signalOnCommit(trx: Trx, signal: CommitSignal): void {
  const ofTrx = signalled.get(trx) ?? new Set();
  signalled.set(trx, ofTrx.add(signal));
}

/** Calls the listeners of a transaction that was committed; for code that opens transactions. */
export async function committed(db: Db, trx: Trx): Promise<void> {
  const ofTrx = signalled.get(trx);
  const ofDb = listeners.get(db);
  if (!ofTrx || !ofDb) return;
  for (const signal of SIGNALS)
    if (ofTrx.has(signal)) for (const listener of ofDb.get(signal) ?? []) await listener();
}
