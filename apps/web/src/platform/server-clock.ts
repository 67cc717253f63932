import { openStorage } from "./storage.ts";

/**
 * The server's time decides: a device's clock may be minutes or days off (`hear-server-clock.ts`).
 */
let offset: number | null = null;
const listeners = new Set<() => void>();

/** The server's clock minus the device's in ms; the last one known holds offline. */
export function clockOffset(): number {
  offset ??= Number.parseInt(openStorage("local").read("clock_offset") ?? "", 10) || 0;
  return offset;
}

export function setClockOffset(ms: number): void {
  offset = ms;
  openStorage("local").write("clock_offset", ms === 0 ? null : String(ms));
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
