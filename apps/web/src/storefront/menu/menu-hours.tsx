import type { Menu } from "@noren/ordering/model.ts";
import { capitalise, formatTimeRange, formatWeekday } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { weekOf } from "../shop/opening-hours.ts";
import styles from "./menu-hours.module.css";

/** When a menu is served: a line for each group of days. */
export function MenuHours({ menu }: { menu: Menu }) {
  const { locale, m } = useLocale();
  return (
    <ul className={styles.hours}>
      {weekOf([menu])
        .filter(({ times }) => times.length > 0)
        .map(({ first, last, times }) => {
          const from = formatWeekday(first, locale);
          const days = first === last ? from : m.hours.fromTo(from, formatWeekday(last, locale));
          const everyDay = first === "mon" && last === "sun";
          return (
            <li key={first}>
              {everyDay ? m.hours.everyDay : capitalise(days)},{" "}
              {times.map((range) => formatTimeRange(range, locale)).join(m.hours.and)}
            </li>
          );
        })}
    </ul>
  );
}
