import type { Db, Trx } from "./open.ts";

/**
 * What a transaction may have written for somebody who waits: in this order its listeners are
 * called, so that whoever reads an event reads it with the catalogue that it is about.
 */
const SIGNALS = ["catalogue", "events", "jobs", "printing"] as const;
export type CommitSignal = (typeof SIGNALS)[number];

/** Never rejects; a promise is awaited before `transact` returns. */
type Listener = () => void | Promise<void>;

const listeners = new WeakMap<Db, Map<CommitSignal, Set<Listener>>>();
const signalled = new WeakMap<Trx, Set<CommitSignal>>();

/** Calls `listener` after each commit in this process that signalled; returns what ends it. */
export function onCommit(db: Db, signal: CommitSignal, listener: Listener): () => void {
  const ofDb = listeners.get(db) ?? new Map<CommitSignal, Set<Listener>>();
  listeners.set(db, ofDb);
  const ofSignal = ofDb.get(signal) ?? new Set();
  ofDb.set(signal, ofSignal.add(listener));
  return () => void ofSignal.delete(listener);
}

/**
 * Has the signal's listeners called after the commit of the transaction, and never after a rollback.
 * Whoever writes the rows calls it, so that no use case has to wake anybody.
 */
export function signalOnCommit(trx: Trx, signal: CommitSignal): void {
  const ofTrx = signalled.get(trx) ?? new Set();
  signalled.set(trx, ofTrx.add(signal));
}

/** For whoever opens transactions: `trx` was committed on `db`. */
export async function committed(db: Db, trx: Trx): Promise<void> {
  const ofTrx = signalled.get(trx);
  const ofDb = listeners.get(db);
  if (!ofTrx || !ofDb) return;
  for (const signal of SIGNALS)
    if (ofTrx.has(signal)) for (const listener of ofDb.get(signal) ?? []) await listener();
}
