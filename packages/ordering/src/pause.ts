import { MINUTES_PER_DAY } from "./clock.ts";
import { isWithin, mergeSpans, openSpans } from "./menu-hours.ts";
import type { Menu, OrderType, SlotSettings } from "./model.ts";
import { addDays, instantFrom, instantOf, wallClock } from "./zone.ts";

/**
 * What the restaurant has said about taking orders for a while; instants in ISO 8601. Each part has
 * an end of its own, after which it is as if nobody had said it. `paused_until` is the pause of both
 * order types together: null while one of them is taken.
 */
export type Ordering = {
  paused_until: string | null;
  pickup_paused_until: string | null;
  delivery_paused_until: string | null;
  /** Added to every promise until `extra_until`. */
  extra_minutes: number;
  extra_until: string | null;
};

export const OPEN_ORDERING: Ordering = {
  paused_until: null,
  pickup_paused_until: null,
  delivery_paused_until: null,
  extra_minutes: 0,
  extra_until: null,
};

/** What of it still holds. A `paused_until` alone pauses both order types. */
export function orderingAt(ordering: Partial<Ordering>, now: number): Ordering {
  const { paused_until, extra_minutes = 0, extra_until = null } = ordering;
  const ahead = (end: string | null | undefined) => (end && now < Date.parse(end) ? end : null);
  const pickup = ahead(ordering.pickup_paused_until ?? paused_until);
  const delivery = ahead(ordering.delivery_paused_until ?? paused_until);
  const isLonger = extra_minutes > 0 && ahead(extra_until) !== null;
  return {
    paused_until: pickup && delivery && earlier(pickup, delivery),
    pickup_paused_until: pickup,
    delivery_paused_until: delivery,
    extra_minutes: isLonger ? extra_minutes : 0,
    extra_until: isLonger ? extra_until : null,
  };
}

function earlier(a: string, b: string): string {
  return Date.parse(a) <= Date.parse(b) ? a : b;
}

/** Until when orders of that type are paused, in epoch milliseconds; null where they are taken. */
export function pausedUntil(ordering: Ordering, orderType: OrderType, now: number): number | null {
  const end = Date.parse(ordering[`${orderType}_paused_until`] ?? ordering.paused_until ?? "");
  return end > now ? end : null;
}

/** The lead time with what is added to it for now. */
export function withExtraMinutes(slots: SlotSettings, { extra_minutes }: Ordering): SlotSettings {
  return { ...slots, minimum_time: slots.minimum_time + extra_minutes };
}

type Restaurant = { menus: readonly Menu[]; timezone: string };

/** A service that runs past midnight ends its day where it closes before this, in minutes. */
const LATEST_TURN = 720;

/**
 * When the restaurant's day turns: at midnight, or when the service that runs past it closes. Who
 * does not close before noon is open round the clock: there the day turns at midnight.
 */
export function endOfDay({ menus, timezone }: Restaurant, now: number): number {
  const { date, weekday, minutes } = wallClock(now, timezone);
  const spans = mergeSpans(menus.flatMap((menu) => openSpans(menu, weekday) ?? []));
  const yesterdays = spans.find(({ from, to }) => from < 0 && to > minutes && to <= LATEST_TURN);
  if (yesterdays) return instantFrom(date, yesterdays.to, timezone);
  const late = spans.find(({ from, to }) => from < MINUTES_PER_DAY && to > MINUTES_PER_DAY);
  const turn = late && late.to <= MINUTES_PER_DAY + LATEST_TURN ? late.to : MINUTES_PER_DAY;
  return instantFrom(date, turn, timezone);
}

/** When the service that is on ends, or else the next one of today; at the latest with the day. */
export function endOfService(restaurant: Restaurant, now: number): number {
  const { menus, timezone } = restaurant;
  const { date, weekday, minutes } = wallClock(now, timezone);
  const ahead = menus
    .flatMap((menu) => openSpans(menu, weekday) ?? [])
    .filter(({ from, to }) => to > minutes && from < MINUTES_PER_DAY)
    .sort((a, b) => a.from - b.from);
  const [first] = ahead;
  if (!first) return endOfDay(restaurant, now);
  const begin = Math.max(first.from, minutes);
  const end = Math.max(
    ...ahead.filter(({ from, to }) => from <= begin && to > begin).map(({ to }) => to),
  );
  return Math.min(instantFrom(date, end, timezone), endOfDay(restaurant, now));
}

const SEARCHED_DAYS = 14;

/** When somebody is there to answer: now where a menu is open, else when the next one opens. */
export function nextAttended({ menus, timezone }: Restaurant, now: number): number | null {
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
