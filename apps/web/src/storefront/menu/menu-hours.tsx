import type { Menu } from "@noren/ordering/model.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { daysInWords } from "../shop/days-in-words.ts";
import { HoursNotes } from "../shop/hours-notes.tsx";
import { weekOf } from "../shop/opening-hours.ts";
import { serviceInWords } from "../shop/service-in-words.ts";
import styles from "./menu-hours.module.css";

/** The hours of a menu, one line per group of days, shown on demand. */
export function MenuHours({ menu }: { menu: Menu }) {
  const { locale, m } = useLocale();
  return (
    <details className={styles.hours}>
      <summary>
        {m.layout.hours}
        <Icon name="caret-down" size={16} />
      </summary>
      <ul>
        {weekOf([menu])
          .filter(({ times }) => times.length > 0)
          .map((group) => {
            const times = group.times.map((range) => serviceInWords(range, locale, m));
            const line = m.hours.served(daysInWords(group, m), times.join(m.hours.and));
            return <li key={group.first}>{line}</li>;
          })}
      </ul>
      <HoursNotes menus={[menu]} />
    </details>
  );
}
