import { MINUTES_PER_DAY, minutesOf, type Span, spanOf, timeOf } from "./clock.ts";
import { isWithin, mergeSpans } from "./menu-hours.ts";
import {
  type DayHours,
  type DayLists,
  type Menu,
  type OrderType,
  type TimeRange,
  WEEKDAYS,
  type Weekday,
} from "./model.ts";
import { usualLists } from "./usual-lists.ts";
import { addDays, weekdayOf } from "./zone.ts";

/** A service of a day: when which menus are served, and the slots that it offers. */
export type Service = TimeRange & {
  order_types: OrderType[];
  slot_minutes: number;
  /** Ids; an empty list means every menu. */
  menus: number[];
  /** Start of the first slot; null for the start of the service. */
  first_order: string | null;
  /** Start of the last slot at the latest; null for the last that ends within the service. */
  last_order: string | null;
};

export type WeeklyService = Service & { weekday: Weekday };

/** Hours of a date in place of those of its weekday; without services it is closed. */
export type SpecialHours = { date: string; services: Service[] };

type Slots = Pick<DayLists, "time_ranges" | "pickup_time_ranges">;
type WeeklyLists = Pick<Menu, "active_times" | "time_ranges" | "pickup_time_ranges">;
type Labels = (weekday: Weekday) => string;

const NO_SLOTS: Slots = { time_ranges: [], pickup_time_ranges: [] };

export function serves({ menus }: Service, menuId: number): boolean {
  return menus.length === 0 || menus.includes(menuId);
}

/** The lists by weekday of a menu that takes its hours from the services of the week. */
export function weeklyLists(
  menuId: number,
  services: readonly WeeklyService[],
  labelOf: Labels,
): WeeklyLists {
  const served = services.filter((service) => serves(service, menuId));
  const on = (weekday: Weekday) => served.filter((service) => service.weekday === weekday);
  const days = WEEKDAYS.map((weekday, index) => {
    const eve = WEEKDAYS.at(index - 1) ?? weekday;
    const own = on(weekday);
    const slots = joined(slotsOf(own, 0), slotsOf(on(eve), MINUTES_PER_DAY));
    return { weekday, ...slots, active_times: hoursOf(own, labelOf(weekday)) };
  });
  const byDay = <T>(of: (day: (typeof days)[number]) => T) =>
    Object.fromEntries(days.map((day) => [day.weekday, of(day)]));
  return {
    active_times: byDay((day) => day.active_times),
    time_ranges: byDay((day) => day.time_ranges),
    pickup_time_ranges: byDay((day) => day.pickup_time_ranges),
  };
}

/**
 * The lists of the dates that differ from the menu's week: those with hours of their own, and those
 * after them whose slots of a service past midnight are others. A closed date has no slot, not even
 * of the evening before it, whose service still ends at its own time.
 */
export function specialLists(
  menu: Menu,
  special: readonly SpecialHours[],
  labelOf: Labels,
): Record<string, DayLists> {
  const servicesOf = new Map(
    special.map(({ date, services }) => [
      date,
      services.filter((service) => serves(service, menu.menu_id)),
    ]),
  );
  const dates = new Set([...servicesOf.keys()].flatMap((date) => [date, addDays(date, 1)]));
  const entries = [...dates].sort().flatMap((date): [string, DayLists][] => {
    const own = servicesOf.get(date);
    const eve = servicesOf.get(addDays(date, -1));
    const weekday = weekdayOf(date);
    const usual = usualLists(menu, weekday);
    const active_times = own ? hoursOf(own, labelOf(weekday)) : usual.active_times;
    const split = lateSlots(menu, weekday);
    const late = eve ? slotsOf(eve, MINUTES_PER_DAY) : split.late;
    const isClosed = own?.length === 0;
    const slots = isClosed ? NO_SLOTS : joined(own ? slotsOf(own, 0) : split.own, late);
    const lists = { active_times, ...slots };
    return isSame(lists, usual) ? [] : [[date, lists]];
  });
  return Object.fromEntries(entries);
}

function hoursOf(services: readonly Service[], label: string): DayHours {
  const times = new Map(services.map(({ start, end }) => [keyOf({ start, end }), { start, end }]));
  const sorted = [...times.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return { label, is_open: sorted.length > 0, times: sorted };
}

/**
 * The slots of services that start on the day that begins `from` minutes after that of the
 * services.
 */
function slotsOf(services: readonly Service[], from: number): Slots {
  const rangesOf = (orderType: OrderType) =>
    services
      .filter(({ order_types }) => order_types.includes(orderType))
      .flatMap(spansOf)
      .filter((span) => span.from >= from && span.from < from + MINUTES_PER_DAY)
      .map((span) => ({ start: timeOf(span.from), end: timeOf(span.to) }));
  return { time_ranges: rangesOf("delivery"), pickup_time_ranges: rangesOf("pickup") };
}

/** The slots of a service, in minutes from the midnight of its day. */
function spansOf(service: Service): Span[] {
  const { slot_minutes: length, first_order, last_order } = service;
  const { from, to } = spanOf(service);
  const within = (time: string) => {
    const minutes = minutesOf(time);
    return minutes < from ? minutes + MINUTES_PER_DAY : minutes;
  };
  const first = first_order === null ? from : within(first_order);
  const last = Math.min(to - length, last_order === null ? to : within(last_order));
  const count = Math.max(0, Math.floor((last - first) / length) + 1);
  return Array.from({ length: count }, (_, index) => ({
    from: first + index * length,
    to: first + (index + 1) * length,
  }));
}

/**
 * The usual slots of a weekday in two parts: those of its own services, and those of the evening
 * before whose service runs past midnight. All are its own where the menu has no such hours.
 */
function lateSlots(menu: Menu, weekday: Weekday): { own: Slots; late: Slots } {
  const lists = usualLists(menu, weekday);
  const eve = WEEKDAYS.at(WEEKDAYS.indexOf(weekday) - 1) ?? weekday;
  const spansOn = (hours: DayHours | null, shift: number) =>
    mergeSpans((hours?.is_open ? hours.times : []).map(spanOf)).map(({ from, to }) => ({
      from: from - shift,
      to: to - shift,
    }));
  const today = spansOn(lists.active_times, 0);
  const before = lists.active_times
    ? spansOn(usualLists(menu, eve).active_times, MINUTES_PER_DAY)
    : [];
  const isLate = (range: TimeRange) =>
    isWithin(spanOf(range), before) && !isWithin(spanOf(range), today);
  const part = (isKept: (range: TimeRange) => boolean): Slots => ({
    time_ranges: lists.time_ranges.filter(isKept),
    pickup_time_ranges: lists.pickup_time_ranges.filter(isKept),
  });
  return { own: part((range) => !isLate(range)), late: part(isLate) };
}

/** Each slot once, earliest first. */
function joined(a: Slots, b: Slots): Slots {
  const join = (name: keyof Slots) => {
    const byKey = new Map([...a[name], ...b[name]].map((range) => [keyOf(range), range]));
    return [...byKey.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  };
  return { time_ranges: join("time_ranges"), pickup_time_ranges: join("pickup_time_ranges") };
}

/** Whether both have the same hours and slots, in whatever order. */
function isSame(a: DayLists, b: DayLists): boolean {
  const keysOf = ({ active_times, time_ranges, pickup_time_ranges }: DayLists) => [
    active_times !== null,
    ...[active_times?.is_open ? active_times.times : [], time_ranges, pickup_time_ranges].map(
      (ranges) => ranges.map(keyOf).sort().join(),
    ),
  ];
  return keysOf(a).join(" ") === keysOf(b).join(" ");
}

function keyOf({ start, end }: TimeRange): string {
  return `${start}-${end}`;
}
