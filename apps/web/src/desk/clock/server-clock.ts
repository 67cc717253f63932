/**
 * Promised times use the server's clock; a tablet's may be minutes off. The `Date` header of
 * responses gives the difference, with a resolution of 1 s.
 */
const TOLERATED_MS = 2000;
let offset = 0;

export function hearServerClock(date: string | null): void {
  const server = Date.parse(date ?? "");
  if (Number.isNaN(server)) return;
  const off = server - Date.now();
  offset = Math.abs(off) > TOLERATED_MS ? off : 0;
}

/** Epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + offset;
}
