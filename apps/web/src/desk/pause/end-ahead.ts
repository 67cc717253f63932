/** Epoch milliseconds of an instant of the wire; null where there is none. */
export function instantOf(end: string | null | undefined): number | null {
  return end ? Date.parse(end) : null;
}

/** When something ends that has not ended yet, in epoch milliseconds; else null. */
export function endAhead(end: number | null, now: number): number | null {
  return end !== null && end > now ? end : null;
}

/** Whether the end that was awaited has come; who awaits none, because it was taken back, hears of none. */
export function isOver(awaited: number | null, now: number): boolean {
  return awaited !== null && awaited <= now;
}

/** Whole minutes that are left; the last one, however little of it, counts as one. */
export function minutesLeft(end: number, now: number): number {
  return Math.max(1, Math.floor((end - now) / 60_000));
}
