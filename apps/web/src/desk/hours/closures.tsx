import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate, formatDateOfYear } from "@noren/contract/format/dates.ts";
import type { Hours } from "@noren/contract/staff/hours.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useState } from "react";
import { serverNow } from "../../platform/server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { hoursWords } from "../menu/value-words.ts";
import page from "../page/desk-page.module.css";
import { CloseButton } from "./close-button.tsx";
import styles from "./hours.module.css";
import { ReopenButton } from "./reopen-button.tsx";
import { byYear } from "./special-dates.ts";

export type DatesProps = {
  hours: Hours;
  onEdit: (day: { date: string }) => void;
  onChanged: () => void;
};

/** The dates that are closed or have hours of their own, and a date that gets them. */
export function Closures({ hours, onEdit, onChanged }: DatesProps) {
  const { m, locale, restaurant } = useOffice();
  const words = m.hours;
  const [date, setDate] = useState("");
  const [isRefused, setRefused] = useState(false);
  const today = wallClock(serverNow(), restaurant.timezone).date;
  const isAhead = date >= today;
  const { soon, later } = byYear(hours.special, today);
  const name = isAhead ? formatDate(date, locale) : "…";
  return (
    <section className={page.section} aria-labelledby="closures">
      <h2 id="closures">{words.closures}</h2>
      <p className={page.soft}>{words.lead}</p>
      <div className={styles.form}>
        <TextField
          label={words.date}
          type="date"
          min={today}
          value={date}
          error={isRefused && !isAhead ? words.chooseDate : undefined}
          onChange={(event) => {
            setRefused(false);
            setDate(event.target.value);
          }}
        />
        <div className={styles.buttons}>
          <CloseButton
            hours={hours}
            date={date}
            name={name}
            label={words.close}
            onRefused={isAhead ? undefined : () => setRefused(true)}
            onChanged={() => {
              setDate("");
              onChanged();
            }}
          />
          <Button
            variant="secondary"
            aria-label={words.changeOf(name)}
            onClick={() => (isAhead ? onEdit({ date }) : setRefused(true))}
          >
            {words.others}
          </Button>
        </div>
      </div>
      {hours.special.length === 0 && <p>{words.none}</p>}
      <SpecialDates of={soon} hours={hours} onEdit={onEdit} onChanged={onChanged} />
      {later.length > 0 && (
        <details>
          <summary className={styles.later}>{words.later(later.length)}</summary>
          <SpecialDates of={later} hours={hours} onEdit={onEdit} onChanged={onChanged} />
        </details>
      )}
    </section>
  );
}

function SpecialDates({ of, hours, onEdit, onChanged }: DatesProps & { of: Hours["special"] }) {
  const desk = useOffice();
  const { m, locale } = desk;
  const words = m.hours;
  return (
    <ul className={page.rows}>
      {of.map(({ date, services }) => (
        <li key={date} className={page.row}>
          <div className={page.words}>
            <strong>{capitalise(formatDateOfYear(date, locale))}</strong>
            <p className={page.soft}>{hoursWords(desk, services)}</p>
          </div>
          <div className={styles.buttons}>
            <Button
              variant="quiet"
              aria-label={words.changeOf(formatDate(date, locale))}
              onClick={() => onEdit({ date })}
            >
              {services.length === 0 ? words.others : words.change}
            </Button>
            <ReopenButton hours={hours} date={date} onChanged={onChanged} />
          </div>
        </li>
      ))}
    </ul>
  );
}
