import { type Span, spanOf } from "./clock.ts";
import { isWithin, openSpans } from "./menu-hours.ts";
import type { Menu, OrderType, SlotSettings, TimeRange, Weekday } from "./model.ts";

/** A time range with its minutes since the midnight of the day on which it starts. */
export type Range = TimeRange & Span;

export type RangeInput = {
  menus: readonly Menu[];
  orderType: OrderType;
  settings: SlotSettings;
};

/**
 * The ranges of a weekday that all menus have in common, earliest first; computed once per weekday.
 */
export function rangesByWeekday(input: RangeInput): (weekday: Weekday) => Range[] {
  const known = new Map<Weekday, Range[]>();
  return (weekday) => {
    const ranges = known.get(weekday) ?? commonRanges(weekday, input);
    known.set(weekday, ranges);
    return ranges;
  };
}

function commonRanges(weekday: Weekday, input: RangeInput): Range[] {
  const [first = [], ...others] = input.menus.map((menu) => rangesOf(menu, weekday, input));
  return others.reduce((common, list) => {
    const also = new Set(list.map(keyOf));
    return common.filter((range) => also.has(keyOf(range)));
  }, first);
}

function keyOf({ start, end }: TimeRange): string {
  return `${start}-${end}`;
}

/** The ranges of the day without the removed first and last ones, within the opening hours. */
function rangesOf(menu: Menu, weekday: Weekday, { orderType, settings }: RangeInput): Range[] {
  const byDay = orderType === "pickup" ? menu.pickup_time_ranges : menu.time_ranges;
  const list = (menu.menu_is_available && byDay[weekday]) || [];
  const ranges = list
    .map(({ start, end }) => ({ start, end, ...spanOf({ start, end }) }))
    .sort((a, b) => a.from - b.from || a.to - b.to);

  const first = settings.remove_first_range ? settings.remove_first_range_number : 0;
  const last = settings.remove_last_range ? settings.remove_last_range_number : 0;
  const open = openSpans(menu, weekday);
  return ranges
    .slice(first, Math.max(first, ranges.length - last))
    .filter((range) => isWithin(range, open));
}
