import { openStorage } from "./storage.ts";

/**
 * The server's time decides: a device's clock may be minutes or days off. The `Date` header of
 * responses gives the difference, with a resolution of 1 s; the last one known holds offline.
 */
const TOLERATED_MS = 2000;
let offset: number | null = null;
const listeners = new Set<() => void>();

/** `date` is that of a response from the network, not from a cache. */
export function hearServerClock(date: string | null): void {
  const server = Date.parse(date ?? "");
  if (Number.isNaN(server)) return;
  const off = server - Date.now();
  const known = clockOffset();
  // Within the resolution nothing is changed, so that the clock does not waver.
  if (Math.abs(off - known) <= TOLERATED_MS) return;
  offset = Math.abs(off) > TOLERATED_MS ? off : 0;
  openStorage("local").write("clock_offset", offset === 0 ? null : String(offset));
  for (const listener of listeners) listener();
}

/** Calls back when the server's time turns out to be another. Returns a function that ends it. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + clockOffset();
}

function clockOffset(): number {
  offset ??= Number.parseInt(openStorage("local").read("clock_offset") ?? "", 10) || 0;
  return offset;
}
