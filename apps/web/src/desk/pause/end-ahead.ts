/** Epoch milliseconds of an ISO 8601 instant; null without one. */
export function instantOf(end: string | null | undefined): number | null {
  return end ? Date.parse(end) : null;
}

/** The end if it is in the future, in epoch milliseconds; else null. */
export function endAhead(end: number | null, now: number): number | null {
  return end !== null && end > now ? end : null;
}

/** Whether an awaited end has passed; false if none is awaited, as after a cancelled pause. */
export function isOver(awaited: number | null, now: number): boolean {
  return awaited !== null && awaited <= now;
}

/** Whole minutes left, at least one. */
export function minutesLeft(end: number, now: number): number {
  return Math.max(1, Math.floor((end - now) / 60_000));
}
