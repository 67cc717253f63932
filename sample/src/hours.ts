import { MINUTES_PER_DAY, minutesOf, timeOf } from "@noren/ordering/clock.ts";
import type { TimeRange, Weekday } from "@noren/ordering/model.ts";
import { WEEKDAYS } from "@noren/ordering/model.ts";
import type { SampleDay } from "./types.ts";

/** The services of each weekday; an empty list means closed. */
export type Services = Record<Weekday, TimeRange[]>;

const service = (start: string, end: string): TimeRange => ({ start, end });

const LUNCH = service("11:30", "14:30");
const DINNER = service("18:30", "22:30");
const LATE_DINNER = service("18:30", "23:00");

export const middayServices: Services = {
  mon: [],
  tue: [LUNCH],
  wed: [LUNCH],
  thu: [LUNCH],
  fri: [LUNCH],
  sat: [LUNCH],
  sun: [],
};

/** On Sundays the evening menu is served at both services. */
export const eveningServices: Services = {
  mon: [DINNER],
  tue: [DINNER],
  wed: [DINNER],
  thu: [DINNER],
  fri: [LATE_DINNER],
  sat: [LATE_DINNER],
  sun: [service("12:00", "15:00"), service("18:30", "22:00")],
};

const DAY_NAMES: Record<Weekday, readonly [fr: string, en: string]> = {
  mon: ["Lundi", "Monday"],
  tue: ["Mardi", "Tuesday"],
  wed: ["Mercredi", "Wednesday"],
  thu: ["Jeudi", "Thursday"],
  fri: ["Vendredi", "Friday"],
  sat: ["Samedi", "Saturday"],
  sun: ["Dimanche", "Sunday"],
};

/** Years of which the closures are stated. */
const YEARS = Array.from({ length: 10 }, (_, ahead) => 2026 + ahead);

/** Closed on Christmas and on New Year's Day. */
export const closures = YEARS.flatMap((year) => [
  { date: `${year}-12-25`, services: [] },
  { date: `${year + 1}-01-01`, services: [] },
]);

/** Splits services into slots of `minutes`; a remainder shorter than a slot is dropped. */
export function slotsOf(services: readonly TimeRange[], minutes: number): TimeRange[] {
  return services.flatMap(({ start, end }) => {
    const from = minutesOf(start);
    const length = (minutesOf(end) - from + MINUTES_PER_DAY) % MINUTES_PER_DAY || MINUTES_PER_DAY;
    return Array.from({ length: Math.floor(length / minutes) }, (_, index) => ({
      start: timeOf(from + index * minutes),
      end: timeOf(from + (index + 1) * minutes),
    }));
  });
}

function byDay<T>(of: (day: Weekday) => T): Record<Weekday, T> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, of(day)])) as Record<Weekday, T>;
}

export const slotsByDay = (services: Services, minutes: number) =>
  byDay((day) => slotsOf(services[day], minutes));

export const activeTimes = (services: Services): Record<Weekday, SampleDay> =>
  byDay((day) => ({
    label: DAY_NAMES[day][0],
    is_open: services[day].length > 0,
    times: services[day],
    translations: { en: { label: DAY_NAMES[day][1] } },
  }));
