import type { DishMenus } from "./cart.ts";
import { type Span, spanOf } from "./clock.ts";
import { listsOn } from "./day-lists.ts";
import { isWithin, openSpans } from "./menu-hours.ts";
import type { Menu, OrderType, SlotSettings, TimeRange } from "./model.ts";
import { addDays, weekdayOf } from "./zone.ts";

/** A time range with its minutes since the midnight of the day on which it starts. */
export type Range = TimeRange & Span;

export type RangeInput = {
  menus: readonly DishMenus[];
  orderType: OrderType;
  settings: SlotSettings;
};

/**
 * The ranges of a date that each dish has on one of its menus, earliest first; computed once per
 * weekday but for dates whose hours differ from it.
 */
export function rangesByDate(input: RangeInput): (date: string) => Range[] {
  const known = new Map<string, Range[]>();
  const isUsual = (date: string) => input.menus.flat().every(({ dates }) => !dates[date]);
  return (date) => {
    // The hours of a date include services of its neighbours.
    const around = [addDays(date, -1), date, addDays(date, 1)];
    const key = around.every(isUsual) ? weekdayOf(date) : date;
    const ranges = known.get(key) ?? commonRanges(date, input);
    known.set(key, ranges);
    return ranges;
  };
}

function commonRanges(date: string, input: RangeInput): Range[] {
  const [first = [], ...others] = input.menus.map((menus) => rangesOfDish(menus, date, input));
  return others.reduce((common, list) => {
    const also = new Set(list.map(keyOf));
    return common.filter((range) => also.has(keyOf(range)));
  }, first);
}

function rangesOfDish(menus: DishMenus, date: string, input: RangeInput): Range[] {
  const lists = menus.map((menu) => rangesOf(menu, date, input));
  const [only = []] = lists;
  if (lists.length <= 1) return only;
  const any = new Map(lists.flat().map((range) => [keyOf(range), range]));
  return [...any.values()].sort(byTime);
}

function byTime(a: Range, b: Range): number {
  return a.from - b.from || a.to - b.to;
}

function keyOf({ start, end }: TimeRange): string {
  return `${start}-${end}`;
}

/** The ranges of the day without the removed first and last ones, within the opening hours. */
function rangesOf(menu: Menu, date: string, { orderType, settings }: RangeInput): Range[] {
  const { pickup_time_ranges, time_ranges } = listsOn(menu, date);
  const listed = orderType === "pickup" ? pickup_time_ranges : time_ranges;
  const list = menu.menu_is_available ? listed : [];
  const ranges = [...new Map(list.map((range) => [keyOf(range), range])).values()]
    .map(({ start, end }) => ({ start, end, ...spanOf({ start, end }) }))
    .sort(byTime);

  const first = settings.remove_first_range ? settings.remove_first_range_number : 0;
  const last = settings.remove_last_range ? settings.remove_last_range_number : 0;
  const open = openSpans(menu, date);
  return ranges
    .slice(first, Math.max(first, ranges.length - last))
    .filter((range) => isWithin(range, open));
}
