import { MINUTES_PER_DAY, minutesOf, timeOf } from "@noren/ordering/clock.ts";
import { type Menu, WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import { weekOf } from "../storefront/shop/opening-hours.ts";

const DAYS: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/**
 * Each service of the week; an end before its start means past midnight in schema.org too. A whole
 * day ends a minute early, because search engines read equal times as closed.
 */
export function openingHoursSpecification(menus: readonly Menu[]) {
  return weekOf(menus).flatMap(({ first, last, times }) => {
    const days = WEEKDAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1);
    return times.map(({ start, end }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day]}`),
      opens: start,
      closes: start === end ? timeOf(minutesOf(end) + MINUTES_PER_DAY - 1) : end,
    }));
  });
}
