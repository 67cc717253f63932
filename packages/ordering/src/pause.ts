import { MINUTES_PER_DAY } from "./clock.ts";
import { instantSpans, isOpenAt, mergeSpans, openSpans } from "./menu-hours.ts";
import type { Menu, OrderType, SlotSettings } from "./model.ts";
import { addDays, instantFrom, wallClock } from "./zone.ts";

/**
 * Temporary restrictions of ordering; instants in ISO 8601. Each part expires at its own end.
 * `paused_until` is the pause of both order types together: null while one of them is open.
 */
export type Ordering = {
  paused_until: string | null;
  pickup_paused_until: string | null;
  delivery_paused_until: string | null;
  /** Added to the lead time until `extra_until`. */
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

/** The parts that have not expired. A `paused_until` alone pauses both order types. */
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

/** The end of the pause of that order type, in epoch milliseconds; null if it is not paused. */
export function pausedUntil(ordering: Ordering, orderType: OrderType, now: number): number | null {
  const end = Date.parse(ordering[`${orderType}_paused_until`] ?? ordering.paused_until ?? "");
  return end > now ? end : null;
}

/** Slot settings with extra minutes added to the lead time: temporary ones, or those of a zone. */
export function withExtraMinutes(
  slots: SlotSettings,
  { extra_minutes = 0 }: { extra_minutes?: number },
): SlotSettings {
  return { ...slots, minimum_time: slots.minimum_time + extra_minutes };
}

type Restaurant = { menus: readonly Menu[]; timezone: string };

/** Minutes: a service past midnight extends the day only if it closes at or before noon. */
const LATEST_CLOSING_MINUTES = 720;

/**
 * The end of the restaurant's day: midnight, or the closing of a service that runs past it. A
 * service that runs past noon of the next day counts as open round the clock: then the day ends at
 * midnight.
 */
export function endOfDay({ menus, timezone }: Restaurant, now: number): number {
  const { date } = wallClock(now, timezone);
  const spans = mergeSpans(menus.flatMap((menu) => openSpans(menu, date) ?? []));
  const yesterdays = spans.find(({ from, to }) => from < 0 && to > 0);
  if (yesterdays && yesterdays.to <= LATEST_CLOSING_MINUTES) {
    const closing = instantFrom(date, yesterdays.to, timezone);
    if (closing > now) return closing;
  }
  const late = spans.find(({ from, to }) => from < MINUTES_PER_DAY && to > MINUTES_PER_DAY);
  const closing =
    late && late.to <= MINUTES_PER_DAY + LATEST_CLOSING_MINUTES ? late.to : MINUTES_PER_DAY;
  return instantFrom(date, closing, timezone);
}

/** The end of the current service, or of the next one today; at the latest the end of the day. */
export function endOfService(restaurant: Restaurant, now: number): number {
  const { menus, timezone } = restaurant;
  const { date } = wallClock(now, timezone);
  const ahead = menus
    .map((menu) => (openSpans(menu, date) ?? []).filter(({ from }) => from < MINUTES_PER_DAY))
    .flatMap((spans) => instantSpans(spans, date, timezone))
    .filter(({ to }) => to > now)
    .sort((a, b) => a.from - b.from);
  const [first] = ahead;
  if (!first) return endOfDay(restaurant, now);
  const begin = Math.max(first.from, now);
  const ends = ahead.filter(({ from, to }) => from <= begin && to > begin).map(({ to }) => to);
  return Math.min(Math.max(...ends), endOfDay(restaurant, now));
}

const SEARCHED_DAYS = 14;

/**
 * When somebody can answer: `now` while a menu is open, otherwise the next opening within 14 days,
 * or null.
 */
export function nextOpening({ menus, timezone }: Restaurant, now: number): number | null {
  const { date } = wallClock(now, timezone);
  if (menus.some((menu) => isOpenAt(menu, date, now, timezone))) return now;
  for (let ahead = 0; ahead <= SEARCHED_DAYS; ahead++) {
    const day = addDays(date, ahead);
    const spans = menus
      .flatMap((menu) => openSpans(menu, day) ?? [])
      .filter(({ from }) => from >= 0 && from < MINUTES_PER_DAY);
    const next = instantSpans(spans, day, timezone).find(({ from }) => from > now);
    if (next) return next.from;
  }
  return null;
}
