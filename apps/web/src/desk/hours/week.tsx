import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatTimeRange } from "@noren/contract/format/times.ts";
import { weekdayName } from "@noren/contract/format/weekdays.ts";
import type { Hours } from "@noren/contract/staff/hours.ts";
import { MINUTES_PER_DAY, type Span, spanOf } from "@noren/ordering/clock.ts";
import { mergeSpans } from "@noren/ordering/menu-hours.ts";
import { WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import type { Service } from "@noren/ordering/services.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import styles from "./week.module.css";

const HOUR = 60;

type WeekProps = { hours: Hours; onEdit: (weekday: Weekday) => void };

/** The week as bars on one scale; a press on a day opens its services. */
export function Week({ hours: { week, menus }, onEdit }: WeekProps) {
  const { m, locale } = useOffice();
  const words = m.hours;
  const all = WEEKDAYS.flatMap((day) => week[day].map(spanOf));
  const scale = {
    from: Math.floor(Math.min(...all.map(({ from }) => from), MINUTES_PER_DAY / 2) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...all.map(({ to }) => to), MINUTES_PER_DAY / 2) / HOUR) * HOUR,
  };
  return (
    <section className={page.section} aria-labelledby="week">
      <h2 id="week">{words.week}</h2>
      <p className={page.soft}>{words.weekLead}</p>
      <ul className={styles.days}>
        {WEEKDAYS.map((day) => (
          <li key={day}>
            <button type="button" className={styles.day} onClick={() => onEdit(day)}>
              <span className={styles.name}>{capitalise(weekdayName(day, locale))}</span>
              <span className={styles.words}>{dayWords(week[day])}</span>
              <Icon name="caret-right" size={16} />
              <Bars services={week[day]} scale={scale} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

  /** "11 h 30 – 14 h 30 (Carte du midi), 18 h 30 – 22 h 30". */
  function dayWords(services: readonly Service[]): string {
    if (services.length === 0) return words.closed;
    const byTimes = Map.groupBy(services, (one) => formatTimeRange(one, locale));
    return [...byTimes]
      .map(([times, same]) => {
        const ids = same.flatMap((one) => one.menus);
        const isEvery = same.some((one) => one.menus.length === 0) || menus.length < 2;
        const names = menus.filter(({ menu_id }) => ids.includes(menu_id));
        const of = names.map(({ menu_name }) => menu_name).join(", ");
        return isEvery || names.length === menus.length ? times : `${times} (${of})`;
      })
      .join(", ");
  }
}

/** The hours of a day on the scale of the week, in minutes. */
function Bars({ services, scale }: { services: readonly Service[]; scale: Span }) {
  const percent = (minutes: number) =>
    `${(100 * minutes) / Math.max(scale.to - scale.from, HOUR)}%`;
  return (
    <span className={styles.track} aria-hidden="true">
      {mergeSpans(services.map(spanOf)).map(({ from, to }) => (
        <span
          key={from}
          className={styles.bar}
          style={{ insetInlineStart: percent(from - scale.from), width: percent(to - from) }}
        />
      ))}
    </span>
  );
}
