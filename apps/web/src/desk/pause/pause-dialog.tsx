import { momentAt } from "@noren/contract/format/moments.ts";
import type { OrderingChange, PauseType } from "@noren/contract/staff/restaurant.ts";
import { useEffect, useRef, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { HeaderButton } from "../page/header-button.tsx";
import { useCommand } from "../use-command.ts";
import { ORDERING } from "./ordering.ts";
import styles from "./pause-dialog.module.css";

/** Minutes; besides the one of the kitchen's settings. */
const SHORT_PAUSES = [15, 30, 60];
const PAUSE_TYPES: readonly PauseType[] = ["both", "pickup", "delivery"];

/** Pauses orders, or lengthens preparation; always with an end, so that it is never forgotten. */
export function PauseDialog() {
  const { m, api } = useDesk();
  const { send, isBusy, message } = useCommand();
  const ordering = ORDERING.useShared((data) => data);
  const [isOpen, setOpen] = useState(false);
  const [pause_type, setType] = useState<PauseType>("both");
  const [isTodayAsked, setTodayAsked] = useState(false);
  const own = ordering?.pause_minutes;
  const lengths = [...new Set([...SHORT_PAUSES, ...(own === undefined ? [] : [own])])];
  const pause = (end: NonNullable<OrderingChange["pause"]>) => change({ pause: end, pause_type });

  async function change(wanted: OrderingChange) {
    const changed = await send(() => api.changeOrdering(wanted));
    if (!changed) return;
    ORDERING.put(changed.payload);
    setOpen(false);
  }

  return (
    <>
      <HeaderButton
        icon={<DeskIcon name="pause" />}
        words={m.pause.open}
        onClick={() => {
          setType("both");
          setTodayAsked(false);
          setOpen(true);
        }}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        label={m.pause.title}
        className={styles.dialog}
      >
        <DialogHead title={m.pause.title} onClose={() => setOpen(false)} />
        <div className={dialog.body}>
          {message && <Alert kind="error">{message}</Alert>}
          <h3>{m.pause.stop}</h3>
          <p className={styles.hint}>{m.pause.stopText}</p>
          <fieldset className={styles.types}>
            <legend>{m.pause.which}</legend>
            {PAUSE_TYPES.map((type) => (
              <label key={type} className={styles.type}>
                <input
                  type="radio"
                  name="pause-type"
                  checked={type === pause_type}
                  onChange={() => setType(type)}
                />
                {m.pause.types[type]}
              </label>
            ))}
          </fieldset>
          <div className={styles.choices}>
            {lengths
              .toSorted((a, b) => a - b)
              .map((minutes) => (
                <Button key={minutes} disabled={isBusy} onClick={() => pause({ minutes })}>
                  {m.pause.minutes(minutes)}
                </Button>
              ))}
          </div>
          <div className={styles.choices}>
            <Button disabled={isBusy} onClick={() => pause({ until: "service" })}>
              {m.pause.service}
            </Button>
            <Button
              disabled={isBusy}
              aria-expanded={isTodayAsked}
              onClick={() => setTodayAsked(true)}
            >
              {m.pause.today}
            </Button>
          </div>
          {isTodayAsked && ordering && (
            <PauseToday
              backAt={Date.parse(ordering.day_back_at)}
              isBusy={isBusy}
              onAgree={() => pause({ until: "today" })}
            />
          )}
          <h3>{m.pause.slow}</h3>
          <p className={styles.hint}>{m.pause.slowText}</p>
          <div className={styles.choices}>
            {ordering?.extra_choices.map((add_minutes) => (
              <Button
                key={add_minutes}
                variant="secondary"
                disabled={isBusy}
                aria-label={m.pause.slower(add_minutes)}
                onClick={() => change({ extra: { add_minutes, end: { until: "service" } } })}
              >
                {m.answer.minutesMore(add_minutes)}
              </Button>
            ))}
          </div>
        </div>
      </Dialog>
    </>
  );
}

type PauseTodayProps = { backAt: number; isBusy: boolean; onAgree: () => void };

/** Asks once, with the day and the hour at which orders are back. */
function PauseToday({ backAt, isBusy, onAgree }: PauseTodayProps) {
  const { m, locale, restaurant } = useDesk();
  const { day, time } = momentAt(backAt, restaurant.timezone, locale);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p>{m.pause.todayAsk(day, time)}</p>
      <Button ref={button} disabled={isBusy} onClick={onAgree}>
        {m.pause.todayAgree}
      </Button>
    </>
  );
}
