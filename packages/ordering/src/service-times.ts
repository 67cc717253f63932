import { type Span, spanOf } from "./clock.ts";
import { listsOn } from "./day-lists.ts";
import { instantSpans, mergeSpans } from "./menu-hours.ts";
import type { Menu } from "./model.ts";
import { addDays, wallClock } from "./zone.ts";

/** A service on the day on which it starts; `from` and `to` in epoch milliseconds. */
export type ServiceSpan = { date: string; from: number; to: number };

/** Days that are searched for a service; closures are shorter. */
const SEARCHED_DAYS = 366;
/** A service ends at most a day after its date. */
const PAST_DAYS = 1;

/** The services of several menus, by date and instant. */
export type ServiceTimes = {
  /** The services on or after a date, earliest first, up to a year ahead. */
  from: (date: string) => Generator<ServiceSpan>;
  /** The date of the service that runs at that instant, otherwise the calendar's. */
  businessDate: (now: number) => string;
  /** The first service that starts strictly later. */
  after: (now: number) => ServiceSpan | null;
  /** The service that runs at that instant, otherwise the next one. */
  currentOrNext: (now: number) => ServiceSpan | null;
  /** The service that started last, within `days` days. */
  lastStarted: (now: number, days: number) => ServiceSpan | null;
};

export function serviceTimesOf(menus: readonly Menu[], timezone: string): ServiceTimes {
  const known = new Map<string, ServiceSpan[]>();
  const served = menus.filter(({ menu_is_available }) => menu_is_available);

  function on(date: string): ServiceSpan[] {
    const services = known.get(date) ?? computed(date);
    known.set(date, services);
    return services;
  }

  function computed(date: string): ServiceSpan[] {
    // Services that touch are one (rules.md, Slots).
    return mergeSpans(served.flatMap((menu) => spansOn(menu, date)))
      .flatMap((span) => instantSpans([span], date, timezone))
      .map((span) => ({ date, ...span }))
      .sort((a, b) => a.from - b.from || a.to - b.to);
  }

  function* from(date: string): Generator<ServiceSpan> {
    for (let ahead = 0; ahead <= SEARCHED_DAYS; ahead++) yield* on(addDays(date, ahead));
  }

  const today = (now: number) => wallClock(now, timezone).date;

  function first(date: string, isWanted: (service: ServiceSpan) => boolean): ServiceSpan | null {
    for (const service of from(date)) if (isWanted(service)) return service;
    return null;
  }

  return {
    from,
    businessDate(now) {
      const running = [...on(addDays(today(now), -PAST_DAYS)), ...on(today(now))]
        .filter((service) => service.from <= now && now < service.to)
        .at(-1);
      return running?.date ?? today(now);
    },
    after: (now) => first(today(now), (service) => service.from > now),
    currentOrNext: (now) => first(addDays(today(now), -PAST_DAYS), (service) => service.to > now),
    lastStarted(now, days) {
      for (let past = 0; past <= days; past++) {
        const started = on(addDays(today(now), -past)).filter((service) => service.from <= now);
        const last = started.at(-1);
        if (last) return last;
      }
      return null;
    },
  };
}

/** Without hours of its own a menu is served as long as its slots reach. */
function spansOn(menu: Menu, date: string): Span[] {
  const { active_times, time_ranges, pickup_time_ranges } = listsOn(menu, date);
  if (active_times) return active_times.is_open ? active_times.times.map(spanOf) : [];
  const spans = [...time_ranges, ...pickup_time_ranges].map(spanOf);
  if (spans.length === 0) return [];
  const from = Math.min(...spans.map((span) => span.from));
  return [{ from, to: Math.max(...spans.map((span) => span.to)) }];
}
