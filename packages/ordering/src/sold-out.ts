import type { Weekday } from "./model.ts";
import type { ServiceTimes } from "./service-times.ts";
import { addDays, weekdayOf } from "./zone.ts";

/**
 * Until when a dish or choice is sold out, as it is stored: the return is derived from the services
 * of its menus, so that later closures move it. `since` and `at` in epoch milliseconds; `date` is
 * the business day from whose services on it can be had again.
 */
export type SoldOut =
  | { until: "next_service"; since: number }
  | { until: "tomorrow" | "weekday"; date: string }
  | { until: "moment"; at: number }
  | { until: "further_notice" };

/** What staff choose. */
export type SoldOutWish =
  | { until: "next_service" | "tomorrow" | "further_notice" }
  | { until: "weekday"; weekday: Weekday }
  | { until: "moment"; at: number };

const MINUTE = 60_000;

/** What is stored of a choice made at `now`; a service past midnight belongs to its evening. */
export function soldOutFrom(choice: SoldOutWish, services: ServiceTimes, now: number): SoldOut {
  switch (choice.until) {
    case "next_service":
      return { until: "next_service", since: now };
    case "tomorrow":
      return { until: "tomorrow", date: addDays(services.businessDate(now), 1) };
    case "weekday": {
      let date = addDays(services.businessDate(now), 1);
      while (weekdayOf(date) !== choice.weekday) date = addDays(date, 1);
      return { until: "weekday", date };
    }
    case "moment":
      // Pages and answers change by the minute.
      return { until: "moment", at: Math.floor(choice.at / MINUTE) * MINUTE };
    case "further_notice":
      return { until: "further_notice" };
  }
}

/** When it can be had again, in epoch milliseconds; null while nobody knows. */
export function returnOf(soldOut: SoldOut, services: ServiceTimes): number | null {
  switch (soldOut.until) {
    case "next_service":
      return services.after(soldOut.since)?.from ?? null;
    case "tomorrow":
    case "weekday":
      return services.from(soldOut.date).next().value?.from ?? null;
    case "moment":
      return soldOut.at;
    case "further_notice":
      return null;
  }
}
