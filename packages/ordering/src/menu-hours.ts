import { MINUTES_PER_DAY, type Span, spanOf } from "./clock.ts";
import { type Menu, type TimeRange, WEEKDAYS, type Weekday } from "./model.ts";

/**
 * Whether the whole span of that weekday lies inside the menu's `active_times`: services that
 * touch are one, and the day before may still be open past midnight. A menu that says nothing of
 * a weekday restricts nothing on it.
 */
export function isOpenDuring(menu: Menu, weekday: Weekday, span: Span): boolean {
  if (!menu.active_times[weekday]) return true;
  const services = [
    ...servicesOf(menu, neighbour(weekday, -1), -MINUTES_PER_DAY),
    ...servicesOf(menu, weekday, 0),
    ...servicesOf(menu, neighbour(weekday, 1), MINUTES_PER_DAY),
  ].sort((a, b) => a.from - b.from);

  let reached = span.from;
  for (const { from, to } of services) {
    if (from <= reached) reached = Math.max(reached, to);
  }
  return reached >= span.to;
}

/** The services of a weekday in minutes from the midnight that is `shift` minutes away. */
function servicesOf(menu: Menu, weekday: Weekday, shift: number): Span[] {
  const hours = menu.active_times[weekday];
  if (!hours?.is_open) return [];
  return hours.times.map((times: TimeRange) => {
    const { from, to } = spanOf(times);
    return { from: from + shift, to: to + shift };
  });
}

function neighbour(weekday: Weekday, days: number): Weekday {
  const at = WEEKDAYS.indexOf(weekday) + days;
  return WEEKDAYS.at(at % WEEKDAYS.length) ?? weekday;
}
