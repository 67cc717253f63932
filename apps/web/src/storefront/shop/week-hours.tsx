import type { Menu } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { daysInWords } from "./days-in-words.ts";
import { HoursNotes } from "./hours-notes.tsx";
import { weekOf } from "./opening-hours.ts";
import { serviceInWords } from "./service-in-words.ts";
import { useLoadedShop } from "./use-loaded-shop.ts";
import styles from "./week-hours.module.css";

/**
 * The usual opening hours as a table: consecutive days with the same hours share a row. Below it,
 * the closures and other hours of the coming days.
 */
export function WeekHours({ menus }: { menus: readonly Menu[] }) {
  const { locale, m } = useLocale();
  const shop = useLoadedShop();
  return (
    <>
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
      <HoursNotes menus={menus} shown={shop?.ok ? shop.shown_hours : undefined} />
    </>
  );
}
