import { MINUTES_PER_DAY, minutesOf, timeOf } from "@noren/ordering/clock.ts";
import { type Menu, type TimeRange, WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import { weekOf } from "../storefront/shop/opening-hours.ts";
import { specialHours } from "../storefront/shop/special-hours.ts";

const DAYS: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

type Hours = { opens: string; closes: string };

/** The dates with other hours than usual, closed ones from midnight to midnight. */
export function specialOpeningHoursSpecification(menus: readonly Menu[], today: string) {
  return specialHours(menus, today).flatMap((special) => {
    const [first, last, times] =
      special.kind === "closed"
        ? [special.first, special.last, [{ opens: "00:00", closes: "00:00" }]]
        : [special.date, special.date, special.times.map(hoursOf)];
    return times.map((hours) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: first,
      validThrough: last,
      ...hours,
    }));
  });
}

/**
 * Each service of the week; an end before its start means past midnight in schema.org too.
 */
export function openingHoursSpecification(menus: readonly Menu[]) {
  return weekOf(menus).flatMap(({ first, last, times }) => {
    const days = WEEKDAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1);
    return times.map((range) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day]}`),
      ...hoursOf(range),
    }));
  });
}

/** A whole day ends a minute early, because search engines read equal times as closed. */
function hoursOf({ start, end }: TimeRange): Hours {
  return {
    opens: start,
    closes: start === end ? timeOf(minutesOf(end) + MINUTES_PER_DAY - 1) : end,
  };
}
