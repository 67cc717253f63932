import { formatDate } from "@noren/contract/format/dates.ts";
import { formatTime } from "@noren/contract/format/times.ts";
import { addDays, wallClock, weekdayOf } from "@noren/ordering/zone.ts";
import { useCallback } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useShop } from "./shop-context.tsx";

/** Text for a time in the restaurant's time zone: "aujourd’hui à 19 h 30", "demain à 12 h". */
export function useMoment(): (date: string, time: string, now: number) => string {
  const { locale, m } = useLocale();
  const { timezone } = useShop().settings;
  return useCallback(
    (date, time, now) => {
      const today = wallClock(now, timezone).date;
      const day =
        date === today
          ? m.hours.today
          : date === addDays(today, 1)
            ? m.hours.tomorrow
            : date < addDays(today, 7)
              ? m.weekdays[weekdayOf(date)]
              : formatDate(date, locale);
      return m.hours.at(day, formatTime(time, locale));
    },
    [locale, m, timezone],
  );
}
