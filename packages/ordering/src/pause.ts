import { isWithin, openSpans } from "./menu-hours.ts";
import type { Menu, SlotSettings } from "./model.ts";
import { addDays, instantOf, wallClock } from "./zone.ts";

/**
 * What the house has said about taking orders for a while; instants in ISO 8601. Each half has an
 * end of its own, after which it is as if nobody had said it.
 */
export type Ordering = {
  paused_until: string | null;
  /** Added to every promise until `extra_until`. */
  extra_minutes: number;
  extra_until: string | null;
};

export const OPEN_ORDERING: Ordering = { paused_until: null, extra_minutes: 0, extra_until: null };

/** What of it still holds. */
export function orderingAt(ordering: Ordering, now: number): Ordering {
  const isPaused = isBefore(now, ordering.paused_until);
  const isLonger = ordering.extra_minutes > 0 && isBefore(now, ordering.extra_until);
  return {
    paused_until: isPaused ? ordering.paused_until : null,
    extra_minutes: isLonger ? ordering.extra_minutes : 0,
    extra_until: isLonger ? ordering.extra_until : null,
  };
}

function isBefore(now: number, end: string | null): boolean {
  return end !== null && now < Date.parse(end);
}

/** The lead time with what is added to it for now. */
export function withExtraMinutes(slots: SlotSettings, { extra_minutes }: Ordering): SlotSettings {
  return { ...slots, minimum_time: slots.minimum_time + extra_minutes };
}

type House = { menus: readonly Menu[]; timezone: string };

/** When the house closes its day: midnight, or later where a service runs past it. */
export function endOfDay({ menus, timezone }: House, now: number): number {
  const { date, weekday } = wallClock(now, timezone);
  const midnight = instantOf(addDays(date, 1), 0, timezone) ?? now;
  const ends = menus.flatMap((menu) =>
    (openSpans(menu, weekday) ?? [])
      .filter(({ from, to }) => from < 1440 && to > 1440)
      .map(({ to }) => instantOf(date, to, timezone) ?? midnight),
  );
  return Math.max(midnight, ...ends);
}

/** When the service that is on ends, or else the next one of today; without one, the day. */
export function endOfService(house: House, now: number): number {
  const { menus, timezone } = house;
  const { date, weekday, minutes } = wallClock(now, timezone);
  const ahead = menus
    .flatMap((menu) => openSpans(menu, weekday) ?? [])
    .filter(({ from, to }) => to > minutes && from < 1440)
    .sort((a, b) => a.from - b.from);
  const [first] = ahead;
  if (!first) return endOfDay(house, now);
  const begin = Math.max(first.from, minutes);
  const end = Math.max(
    ...ahead.filter(({ from, to }) => from <= begin && to > begin).map(({ to }) => to),
  );
  return instantOf(date, end, timezone) ?? endOfDay(house, now);
}

const SEARCHED_DAYS = 14;

/** When somebody is there to answer: now where a menu is open, else when the next one opens. */
export function nextAttended({ menus, timezone }: House, now: number): number | null {
  const { date, weekday, minutes } = wallClock(now, timezone);
  const minute = { from: minutes, to: minutes + 1 };
  if (menus.some((menu) => isWithin(minute, openSpans(menu, weekday)))) return now;
  for (let ahead = 0; ahead <= SEARCHED_DAYS; ahead++) {
    const day = addDays(date, ahead);
    const noon = instantOf(day, 720, timezone) ?? now;
    const spans = menus.flatMap((menu) => openSpans(menu, wallClock(noon, timezone).weekday) ?? []);
    const openings = spans
      .filter(({ from }) => from >= 0 && from < 1440)
      .map(({ from }) => instantOf(day, from, timezone))
      .filter((instant) => instant !== null && instant > now);
    if (openings.length > 0) return Math.min(...(openings as number[]));
  }
  return null;
}
