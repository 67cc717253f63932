import { MINUTES_PER_DAY, type Span, spanOf } from "./clock.ts";
import { type Menu, WEEKDAYS, type Weekday } from "./model.ts";

/**
 * The opening hours of a menu on a weekday by its `active_times`, in minutes from that day's
 * midnight. Adjacent services are merged; those of the previous and next day are included as far as
 * they overlap it. Null if the menu has no entry for the weekday, which then is unrestricted.
 */
export function openSpans(menu: Menu, weekday: Weekday): Span[] | null {
  if (!menu.active_times[weekday]) return null;
  return mergeSpans([
    ...servicesOf(menu, neighbour(weekday, -1), -MINUTES_PER_DAY),
    ...servicesOf(menu, weekday, 0),
    ...servicesOf(menu, neighbour(weekday, 1), MINUTES_PER_DAY),
  ]);
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

/** The services of a weekday, shifted by `shift` minutes. */
function servicesOf(menu: Menu, weekday: Weekday, shift: number): Span[] {
  const hours = menu.active_times[weekday];
  if (!hours?.is_open) return [];
  return hours.times.map(spanOf).map(({ from, to }) => ({ from: from + shift, to: to + shift }));
}

function neighbour(weekday: Weekday, days: 1 | -1): Weekday {
  const at = (WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length;
  return WEEKDAYS.at(at) ?? weekday;
}
