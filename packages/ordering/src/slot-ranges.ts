import { type Span, spanOf } from "./clock.ts";
import { isOpenDuring } from "./menu-hours.ts";
import type { Menu, OrderType, SlotSettings, TimeRange, Weekday } from "./model.ts";

/** A menu's range with its minutes since the midnight of the day on which it starts. */
export type Range = TimeRange & Span;

export type RangeInput = { menus: readonly Menu[]; orderType: OrderType; settings: SlotSettings };

/** The ranges of a weekday that all the menus have, earliest first. */
export function commonRanges(
  weekday: Weekday,
  { menus, orderType, settings }: RangeInput,
): Range[] {
  const lists = menus.map((menu) => rangesOf(menu, weekday, orderType, settings));
  return lists.reduce((common, list) => {
    const also = new Set(list.map(keyOf));
    return common.filter((range) => also.has(keyOf(range)));
  }, lists[0] ?? []);
}

function keyOf({ start, end }: TimeRange): string {
  return `${start}-${end}`;
}

/** The day's list without its first and last, where so set, and inside the menu's hours. */
function rangesOf(
  menu: Menu,
  weekday: Weekday,
  orderType: OrderType,
  settings: SlotSettings,
): Range[] {
  if (!menu.menu_is_available) return [];
  const byDay = orderType === "pickup" ? menu.pickup_time_ranges : menu.time_ranges;
  const list = (byDay[weekday] ?? [])
    .map((range) => ({ ...range, ...spanOf(range) }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const first = settings.remove_first_range ? settings.remove_first_range_number : 0;
  const last = settings.remove_last_range ? settings.remove_last_range_number : 0;
  return list
    .slice(first, Math.max(first, list.length - last))
    .filter((range) => isOpenDuring(menu, weekday, range));
}
