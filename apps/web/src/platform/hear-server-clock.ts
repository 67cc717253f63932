import { clockOffset, setClockOffset } from "./server-clock.ts";

/** The `Date` header of a response has a resolution of 1 s: within it the clock does not waver. */
const TOLERATED_MS = 2000;

/** `date` is that of a response from the network, not from a cache. */
export function hearServerClock(date: string | null): void {
  const server = Date.parse(date ?? "");
  if (Number.isNaN(server)) return;
  const off = server - Date.now();
  if (Math.abs(off - clockOffset()) <= TOLERATED_MS) return;
  setClockOffset(Math.abs(off) > TOLERATED_MS ? off : 0);
}
