import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { formatTime } from "@noren/contract/format/times.ts";
import type { HoursDay } from "@noren/contract/staff/hours.ts";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import styles from "./hours.module.css";

/** Days that are shown at first. */
const SHOWN = 3;

/** What the shop offers in the days to come, computed by its own rules. */
export function OfferedDays({ days }: { days: readonly HoursDay[] }) {
  const words = useOffice().m.hours;
  return (
    <section className={page.section} aria-labelledby="days">
      <h2 id="days">{words.days}</h2>
      <p className={page.soft}>{words.daysLead}</p>
      <Days days={days.slice(0, SHOWN)} />
      <details>
        <summary className={styles.later}>{words.allDays}</summary>
        <Days days={days.slice(SHOWN)} />
      </details>
    </section>
  );
}

function Days({ days }: { days: readonly HoursDay[] }) {
  return (
    <ul className={page.rows}>
      {days.map((day) => (
        <li key={day.date} className={page.row}>
          <OfferedDay day={day} />
        </li>
      ))}
    </ul>
  );
}

/** The slots of a date, and the last of each kind. */
export function OfferedDay({ day: { date, pickup, delivery } }: { day: HoursDay }) {
  const { m, locale } = useOffice();
  const words = m.hours;
  return (
    <div className={page.words}>
      <strong>{capitalise(formatDate(date, locale))}</strong>
      {pickup.last === null && delivery.last === null && (
        <p className={page.soft}>{words.noSlot}</p>
      )}
      {pickup.last !== null && (
        <p className={page.soft}>{words.pickup(pickup.slots, formatTime(pickup.last, locale))}</p>
      )}
      {delivery.last !== null && (
        <p className={page.soft}>
          {words.delivery(delivery.slots, formatTime(delivery.last, locale))}
        </p>
      )}
    </div>
  );
}
