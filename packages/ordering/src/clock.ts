import type { TimeRange } from "./model.ts";

export const MINUTES_PER_DAY = 1440;

/**
 * Minutes since midnight, or what `instantSpans` makes of them; `to` is always greater than `from`,
 * so it may exceed 1440.
 */
export type Span = { from: number; to: number };

/** Minutes since midnight of an `HH:MM`; throws a RangeError for anything else. */
export function minutesOf(time: string): number {
  if (!/^\d\d:\d\d$/.test(time)) throw new RangeError(`"${time}" is not a time of day`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** `HH:MM` of minutes since midnight; wraps after 1440. */
export function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** An end that is not after its start lies on the next day (wire.md, Menus). */
export function spanOf(range: TimeRange): Span {
  const from = minutesOf(range.start);
  const to = minutesOf(range.end);
  return { from, to: to > from ? to : to + MINUTES_PER_DAY };
}
