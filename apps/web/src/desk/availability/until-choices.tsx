import { formatShortDate } from "@noren/contract/format/dates.ts";
import type { AvailabilityChange, AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import { minutesOf } from "@noren/ordering/clock.ts";
import { addDays, instantFrom, wallClock, weekdayOf } from "@noren/ordering/zone.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import styles from "./until-choices.module.css";
import { useTextOfToday } from "./use-text-of-today.ts";

type Until = NonNullable<AvailabilityChange["sold_out"]>;
type UntilChoicesProps = {
  entry: AvailabilityEntry;
  isBusy: boolean;
  /** Whether it was saved. */
  onChoose: (until: Until) => Promise<boolean>;
};

/** Days after tomorrow that are offered by their weekday. */
const NAMED_DAYS = [2, 3, 4, 5, 6];

/** Until when it is sold out: a service, a day, a moment, or further notice. */
export function UntilChoices({ entry, isBusy, onChoose }: UntilChoicesProps) {
  const { m, locale, restaurant } = useOffice();
  const words = m.availability.until;
  const { text: moment, type, forget } = useTextOfToday(`${entry.target}/until`, "");
  const { timezone } = restaurant;
  const today = wallClock(serverNow(), timezone).date;
  const chosen = entry.sold_out?.until ?? null;
  const backOn = entry.back_at && wallClock(Date.parse(entry.back_at), timezone).date;
  const chips: { key: string; label: string; until: Until; isChosen: boolean }[] = [
    chip("next_service", words.next_service),
    chip("tomorrow", words.tomorrow),
    ...NAMED_DAYS.map((ahead) => {
      const date = addDays(today, ahead);
      const isChosen = chosen === "weekday" && backOn === date;
      const until = { until: "weekday" as const, weekday: weekdayOf(date) };
      return { key: date, label: formatShortDate(date, locale), until, isChosen };
    }),
    chip("further_notice", words.further_notice),
  ];

  function chip(until: "next_service" | "tomorrow" | "further_notice", label: string) {
    return { key: until, label, until: { until }, isChosen: chosen === until };
  }

  async function chooseMoment() {
    const [date = "", time = ""] = moment.split("T");
    // A time that the day skips is the first moment after it.
    const at = instantFrom(date, minutesOf(time), timezone);
    if (await onChoose({ until: "moment", at: new Date(at).toISOString() })) forget();
  }

  return (
    <fieldset className={styles.until}>
      <legend>{words.legend}</legend>
      <div className={styles.chips}>
        {chips.map(({ key, label, until, isChosen }) => (
          <button
            key={key}
            type="button"
            aria-pressed={isChosen}
            disabled={isBusy}
            onClick={() => void onChoose(until)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.moment}>
        <TextField
          label={words.moment}
          type="datetime-local"
          min={`${today}T00:00`}
          value={moment}
          onChange={(event) => type(event.target.value)}
        />
        <Button
          variant="secondary"
          disabled={isBusy || moment === ""}
          onClick={() => void chooseMoment()}
        >
          {words.set}
        </Button>
      </div>
    </fieldset>
  );
}
