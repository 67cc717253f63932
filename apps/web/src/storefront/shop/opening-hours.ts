import { spanOf } from "@noren/ordering/clock.ts";
import { type Menu, type TimeRange, WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import { addDays, instantOf, wallClock, weekdayOf } from "@noren/ordering/zone.ts";

/** Consecutive days with the same services; an empty list means closed. */
export type DayGroup = { first: Weekday; last: Weekday; times: TimeRange[] };

/** The opening hours of a week: open whenever one of the menus is served. */
export function weekOf(menus: readonly Menu[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEKDAYS) {
    const times = servicesOn(menus, day);
    const group = groups.at(-1);
    if (group && keyOf(group.times) === keyOf(times)) group.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return groups;
}

function keyOf(times: readonly TimeRange[]): string {
  return times.map(({ start, end }) => `${start}-${end}`).join();
}

/** Each start once, with the latest end among the menus. */
function servicesOn(menus: readonly Menu[], day: Weekday): TimeRange[] {
  const byStart = new Map<string, TimeRange>();
  for (const menu of menus) {
    const hours = menu.active_times[day];
    for (const range of hours?.is_open ? hours.times : []) {
      const known = byStart.get(range.start);
      if (!known || spanOf(range).to > spanOf(known).to) byStart.set(range.start, range);
    }
  }
  return [...byStart.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
}

/**
 * The current state: open until an `HH:MM`, closed until a date and `HH:MM`, or without an upcoming
 * service.
 */
export type OpenState =
  | { open: true; until: string }
  | { open: false; next: { date: string; time: string } | null };

const DAYS_AHEAD = 8;

export function openState(menus: readonly Menu[], now: number, timezone: string): OpenState {
  const today = wallClock(now, timezone).date;
  let next: { date: string; time: string } | null = null;
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead);
    for (const range of servicesOn(menus, weekdayOf(date))) {
      const { from, to } = spanOf(range);
      const start = instantOf(date, from, timezone) ?? Number.POSITIVE_INFINITY;
      const end = instantOf(date, to, timezone) ?? Number.NEGATIVE_INFINITY;
      if (start <= now && now < end) return { open: true, until: range.end };
      if (start > now) next ??= { date, time: range.start };
    }
    if (next) break;
  }
  return { open: false, next };
}
