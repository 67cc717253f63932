import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { timeAt } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import row from "../../ui/field-row.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { countedFrom, exactInstant, otherDay } from "../clock/order-clock.ts";
import { useClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import styles from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { closeOrderDialog } from "../dialog/order-dialog-store.ts";
import { dueAt } from "../order-state/orders-state.ts";
import { Form } from "../page/form.tsx";
import { ToneButton } from "../page/tone-button.tsx";
import { useOrderCommands } from "./use-order-commands.ts";

const MINUTE_MS = 60_000;
const ACCEPT_MINUTES = [5, 15, 25, 35, 40, 45, 60, 75, 90] as const;
const LONGEST_ACCEPT = Math.max(...ACCEPT_MINUTES);
const DELAY_MINUTES = [5, 10, 15, 20, 30, 45] as const;

type PromiseFormProps = { order: DeskOrder; command: "accept" | "delay" };

/**
 * Other times than the usual ones: minutes from now or from the promised time, or an exact time.
 */
export function PromiseForm({ order, command }: PromiseFormProps) {
  const { m, locale, restaurant } = useDesk();
  const { answer } = useOrderCommands();
  const now = useClock();
  const [exact, setExact] = useState("");
  const [isTried, setTried] = useState(false);
  const due = dueAt(order);
  const from = command === "accept" ? countedFrom(due, now, LONGEST_ACCEPT) : Math.max(now, due);
  const day = otherDay(from, now, restaurant.timezone, locale);
  const minutesOffered = command === "accept" ? ACCEPT_MINUTES : DELAY_MINUTES;

  function promise(instant: number) {
    closeOrderDialog();
    void answer(order, { command, promise: { promised_at: new Date(instant).toISOString() } });
  }

  function promiseExactly() {
    setTried(true);
    const instant = exactInstant(exact, from, now, restaurant.timezone);
    if (instant !== null) promise(instant);
  }

  return (
    <>
      <DialogHead title={m.dialogs[command](order.number)} />
      <div className={styles.body}>
        {day && <p>{capitalise(formatDate(wallClock(from, restaurant.timezone).date, locale))}</p>}
        <div className={styles.times}>
          {minutesOffered.map((minutes) => {
            const instant = from + minutes * MINUTE_MS;
            return (
              <Button key={minutes} variant="secondary" onClick={() => promise(instant)}>
                <span className={styles.clock}>{timeAt(instant, restaurant.timezone, locale)}</span>
                <span className={styles.after}>{m.answer.minutesMore(minutes)}</span>
              </Button>
            );
          })}
        </div>
        <Form className={row.row} onSubmit={promiseExactly}>
          <TextField
            label={m.answer.exactTime}
            type="time"
            value={exact}
            error={isTried && exact === "" ? m.answer.needsTime : undefined}
            onChange={(event) => setExact(event.target.value)}
          />
          <ToneButton tone={command === "accept" ? "accept" : "warn"} type="submit">
            {m.answer.promise}
          </ToneButton>
        </Form>
        <p className={styles.hint}>{m.answer.customerIsTold}</p>
      </div>
    </>
  );
}
