import type { Menu } from "@noren/ordering/model.ts";
import { capitalise, formatTimeRange, formatWeekday } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { type DayGroup, weekOf } from "./opening-hours.ts";
import styles from "./week-hours.module.css";

/** The week as a table: days in a row with the same hours share one. */
export function WeekHours({ menus }: { menus: readonly Menu[] }) {
  const { locale, m } = useLocale();
  const dayOf = ({ first, last }: DayGroup) => {
    const [from, to] = [first, last].map((day) => formatWeekday(day, locale));
    if (first === "mon" && last === "sun") return m.hours.everyDay;
    return capitalise(from === to ? (from ?? "") : m.hours.fromTo(from ?? "", to ?? ""));
  };
  return (
    <dl className={styles.week}>
      {weekOf(menus).map((group) => (
        <div key={group.first}>
          <dt>{dayOf(group)}</dt>
          <dd>
            {group.times.length === 0
              ? m.hours.closed
              : group.times.map((range) => (
                  <span key={range.start}>{formatTimeRange(range, locale)}</span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
