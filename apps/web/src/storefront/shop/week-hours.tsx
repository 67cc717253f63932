import type { Menu } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { daysInWords } from "./days-in-words.ts";
import { weekOf } from "./opening-hours.ts";
import { serviceInWords } from "./service-in-words.ts";
import styles from "./week-hours.module.css";

/** The opening hours as a table: consecutive days with the same hours share a row. */
export function WeekHours({ menus }: { menus: readonly Menu[] }) {
  const { locale, m } = useLocale();
  return (
    <dl className={styles.week}>
      {weekOf(menus).map((group) => (
        <div key={group.first}>
          <dt>{daysInWords(group, m)}</dt>
          <dd>
            {group.times.length === 0
              ? m.hours.closed
              : group.times.map((range) => (
                  <span key={range.start}>{serviceInWords(range, locale, m)}</span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
