import { MINUTES_PER_DAY, type Span, spanOf } from "./clock.ts";
import { listsOn } from "./day-lists.ts";
import type { Menu } from "./model.ts";
import { addDays, instantsFrom } from "./zone.ts";

/**
 * The opening hours of a menu on a date by its `active_times`, in minutes from that day's midnight.
 * Adjacent services are merged; those of the previous and next day are included as far as they
 * overlap it. Null if the menu has no entry for the day, which then is unrestricted.
 */
export function openSpans(menu: Menu, date: string): Span[] | null {
  if (!listsOn(menu, date).active_times) return null;
  return mergeSpans([
    ...servicesOn(menu, addDays(date, -1), -MINUTES_PER_DAY),
    ...servicesOn(menu, date, 0),
    ...servicesOn(menu, addDays(date, 1), MINUTES_PER_DAY),
  ]);
}

/**
 * Spans of a date in epoch milliseconds, merged. A start or an end that the clocks skip is the
 * first instant after it; a span that they skip whole is left out.
 */
export function instantSpans(spans: readonly Span[], date: string, timezone: string): Span[] {
  const instantAt = instantsFrom(date, timezone);
  const instants = spans.map(({ from, to }) => ({ from: instantAt(from), to: instantAt(to) }));
  return mergeSpans(instants.filter(({ from, to }) => from < to));
}

/** Whether the menu is open at an instant of that date. */
export function isOpenAt(menu: Menu, date: string, now: number, timezone: string): boolean {
  const open = openSpans(menu, date);
  const spans = open && instantSpans(open, date, timezone);
  return isWithin({ from: now, to: now + 1 }, spans);
}

/** Sorted by start, with overlapping and adjacent spans merged. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Whether the span lies inside a single open one; null is unrestricted. */
export function isWithin(span: Span, open: readonly Span[] | null): boolean {
  return open === null || open.some(({ from, to }) => from <= span.from && span.to <= to);
}

/** The services of a date, shifted by `shift` minutes. */
function servicesOn(menu: Menu, date: string, shift: number): Span[] {
  const hours = listsOn(menu, date).active_times;
  if (!hours?.is_open) return [];
  return hours.times.map(spanOf).map(({ from, to }) => ({ from: from + shift, to: to + shift }));
}
