import { formatDate, formatDateOfYear } from "@noren/contract/format/dates.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import { CloseButton } from "./close-button.tsx";
import type { DatesProps } from "./closures.tsx";
import { ReopenButton } from "./reopen-button.tsx";
import { comingHolidays, kindOf } from "./special-dates.ts";

/** The next date of each public holiday, each closed or opened by one press. */
export function Holidays({ hours, onChanged }: Omit<DatesProps, "onEdit">) {
  const { m, locale, restaurant } = useOffice();
  const words = m.hours;
  const today = wallClock(serverNow(), restaurant.timezone).date;
  return (
    <section className={page.section} aria-labelledby="holidays">
      <h2 id="holidays">{words.holidays}</h2>
      <ul className={page.rows}>
        {comingHolidays(today).map(({ date, name }) => {
          const kind = kindOf(hours.special, date);
          return (
            <li key={name} className={page.row}>
              <div className={page.words}>
                <strong>{words.names[name]}</strong>
                <p className={page.soft}>
                  {formatDateOfYear(date, locale)} · {words[kind]}
                </p>
              </div>
              {kind === "closed" ? (
                <ReopenButton hours={hours} date={date} onChanged={onChanged} />
              ) : (
                <CloseButton
                  hours={hours}
                  date={date}
                  name={formatDate(date, locale)}
                  label={words.closeShort}
                  onChanged={onChanged}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
