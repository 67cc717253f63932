import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { weekdayName } from "@noren/contract/format/weekdays.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Hours } from "@noren/contract/staff/hours.ts";
import { WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import { weekdayOf } from "@noren/ordering/zone.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckChips } from "../../ui/check-chips.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import { RecordDialog } from "../dialog/record-dialog.tsx";
import { RecordForm } from "../dialog/record-form.tsx";
import { fieldKey } from "../menu/draft-store.ts";
import { offerUndo } from "../menu/undo-change.ts";
import { useKeptForm } from "../menu/use-kept-form.ts";
import { hoursWords } from "../menu/value-words.ts";
import { useCommand } from "../use-command.ts";
import { cardsIn, cardsOf, newCard, readCards } from "./day-form.ts";
import { OfferedDay } from "./offered-days.tsx";
import { ServiceCardFields } from "./service-card.tsx";
import { TakenOrders } from "./taken-orders.tsx";
import { useHoursCheck } from "./use-hours-check.ts";

/** A weekday of every week, or a date with hours of its own. */
export type EditedDay = { weekday: Weekday } | { date: string };

type DayDialogProps = {
  hours: Hours;
  day: EditedDay | null;
  onClose: () => void;
  onSaved: () => void;
};

/** The services of a day. */
export function DayDialog({ day, onClose, ...props }: DayDialogProps) {
  const { m, locale } = useOffice();
  return (
    <RecordDialog
      edited={day}
      titleOf={(of) => m.hours.form.title(dayName(of, locale))}
      onClose={onClose}
    >
      {(of) => <DayForm key={targetOf(of)} day={of} onClose={onClose} {...props} />}
    </RecordDialog>
  );
}

function dayName(day: EditedDay, locale: Locale): string {
  return "date" in day ? formatDate(day.date, locale) : weekdayName(day.weekday, locale);
}

function targetOf(day: EditedDay): string {
  return "date" in day ? `date:${day.date}` : `weekday:${day.weekday}`;
}

/** The services that a day has: a date without hours of its own has those of its weekday. */
function servicesOf({ special, week }: Hours, day: EditedDay) {
  if ("weekday" in day) return { seen: week[day.weekday], shown: week[day.weekday] };
  const own = special.find(({ date }) => date === day.date)?.services ?? null;
  return { seen: own, shown: own?.length ? own : week[weekdayOf(day.date)] };
}

type DayFormProps = Omit<DayDialogProps, "day"> & { day: EditedDay };

function DayForm({ hours, day, onClose, onSaved }: DayFormProps) {
  const desk = useOffice();
  const { m, api, locale } = desk;
  const words = m.hours.form;
  const target = targetOf(day);
  const key = fieldKey({ target }, "services");
  const services = servicesOf(hours, day);
  const {
    form: cards,
    seen,
    change,
    forget,
  } = useKeptForm({
    key,
    record: services.seen,
    formOf: () => cardsOf(services.shown),
    read: cardsIn,
  });
  const [others, setOthers] = useState<Weekday[]>([]);
  const [isTried, setTried] = useState(false);
  const command = useCommand();
  const read = readCards(cards, locale);
  const targets = [target, ...others.map((one) => `weekday:${one}`)];
  const edits = read.ok
    ? targets.map((one) => ({ target: one, values: { services: read.services } }))
    : null;
  const check = useHoursCheck(edits);

  async function save() {
    setTried(true);
    if (!read.ok || !edits) return;
    const [first, ...copies] = edits;
    const reply = await command.send(() =>
      api.changeHours({
        edits: [
          { target, values: first?.values ?? {}, seen: { services: seen } },
          ...copies.map((one) => ({ ...one, seen: { services: hours.week[dayOf(one.target)] } })),
        ],
      }),
    );
    if (!reply) return onSaved();
    forget();
    const text = words.saved(capitalise(dayName(day, locale)), hoursWords(desk, read.services));
    offerUndo(desk, { ...reply.payload, text, about: "hours:day", undone: m.hours.undone });
    onSaved();
    onClose();
  }

  const next = check?.days.find(({ date }) =>
    "date" in day ? date === day.date : weekdayOf(date) === day.weekday,
  );
  return (
    <RecordForm
      words={words}
      command={command}
      onChangedSince={forget}
      isWrong={isTried && !read.ok}
      onSubmit={save}
    >
      {cards.length === 0 && <p>{words.closed}</p>}
      {cards.map((card, index) => (
        <ServiceCardFields
          key={card.key}
          number={index + 1}
          card={card}
          menus={hours.menus}
          errors={(isTried && !read.ok && read.errors[card.key]) || {}}
          onChange={(changed) => change(cards.map((one) => (one.key === card.key ? changed : one)))}
          onRemove={() => change(cards.filter((one) => one.key !== card.key))}
        />
      ))}
      <Button variant="secondary" onClick={() => change([...cards, newCard()])}>
        <Icon name="plus" />
        {words.add}
      </Button>
      {"weekday" in day && (
        <CheckChips
          legend={words.also}
          chips={WEEKDAYS.filter((one) => one !== day.weekday).map((one) => ({
            value: one,
            label: capitalise(weekdayName(one, locale)),
          }))}
          values={others}
          onChange={setOthers}
        />
      )}
      <div role="status">
        {next && <OfferedDay day={next} />}
        {check !== null && check.order_count > 0 && <TakenOrders {...check} />}
      </div>
    </RecordForm>
  );
}

function dayOf(target: string): Weekday {
  return WEEKDAYS.find((one) => target === `weekday:${one}`) ?? "mon";
}
