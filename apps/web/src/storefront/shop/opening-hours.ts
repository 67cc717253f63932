import { spanOf } from "@noren/ordering/clock.ts";
import {
  type DayLists,
  type Menu,
  type TimeRange,
  WEEKDAYS,
  type Weekday,
} from "@noren/ordering/model.ts";
import { usualLists } from "@noren/ordering/usual-lists.ts";

/** Consecutive days with the same services; an empty list means closed. */
export type DayGroup = { first: Weekday; last: Weekday; times: TimeRange[] };

/** The opening hours of a usual week: open whenever one of the menus is served. */
export function weekOf(menus: readonly Menu[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEKDAYS) {
    const times = usualServices(menus, day);
    const group = groups.at(-1);
    if (group && keyOf(group.times) === keyOf(times)) group.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return groups;
}

function keyOf(times: readonly TimeRange[]): string {
  return times.map(({ start, end }) => `${start}-${end}`).join();
}

/** The services of a usual weekday. */
export function usualServices(menus: readonly Menu[], day: Weekday): TimeRange[] {
  return servicesOf(menus.map((menu) => usualLists(menu, day)));
}

/** Each start once, with the latest end among the menus. */
export function servicesOf(lists: readonly DayLists[]): TimeRange[] {
  const byStart = new Map<string, TimeRange>();
  for (const { active_times: hours } of lists) {
    for (const range of hours?.is_open ? hours.times : []) {
      const known = byStart.get(range.start);
      if (!known || spanOf(range).to > spanOf(known).to) byStart.set(range.start, range);
    }
  }
  return [...byStart.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
}
