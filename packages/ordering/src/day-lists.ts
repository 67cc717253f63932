import { type DayLists, type Menu, WEEKDAYS } from "./model.ts";
import { usualLists } from "./usual-lists.ts";
import { addDays, weekdayOf } from "./zone.ts";

/** Days ahead of today for which a menu's `dates` are known (rules.md, Slots). */
const KNOWN_DAYS_AHEAD = 14;

/** The lists of a date: its own, or the usual ones of its weekday. */
export function listsOn(menu: Menu, date: string): DayLists {
  return menu.dates[date] ?? usualLists(menu, weekdayOf(date));
}

/**
 * The menu as the wire says it on a date: the lists by weekday are those of the coming seven dates,
 * `usual` has the ordinary ones where they differ, and `dates` those from yesterday, whose services
 * may run past midnight, to 14 days ahead.
 */
export function menuAsOf(menu: Menu, today: string): Menu {
  const dates = Object.fromEntries(
    datesFrom(addDays(today, -1), KNOWN_DAYS_AHEAD + 2).flatMap((date) => {
      const lists = menu.dates[date];
      return lists ? [[date, lists]] : [];
    }),
  );
  const shown: Menu = {
    ...menu,
    active_times: { ...menu.active_times },
    time_ranges: { ...menu.time_ranges },
    pickup_time_ranges: { ...menu.pickup_time_ranges },
    usual: { ...menu.usual },
    dates,
  };
  for (const date of datesFrom(today, WEEKDAYS.length)) {
    const lists = dates[date];
    if (!lists) continue;
    const weekday = weekdayOf(date);
    shown.usual[weekday] = usualLists(menu, weekday);
    if (lists.active_times) shown.active_times[weekday] = lists.active_times;
    else delete shown.active_times[weekday];
    shown.time_ranges[weekday] = lists.time_ranges;
    shown.pickup_time_ranges[weekday] = lists.pickup_time_ranges;
  }
  return shown;
}

/**
 * Today, where the menus have hours of dates around it: then it changes at midnight what they say.
 */
export function knownDay(menus: readonly Menu[], today: string): string | null {
  const known = datesFrom(addDays(today, -1), KNOWN_DAYS_AHEAD + 2);
  return menus.some(({ dates }) => known.some((date) => dates[date])) ? today : null;
}

function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead));
}
