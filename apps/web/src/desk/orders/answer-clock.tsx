import { timeFrom } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { countdown } from "../clock/order-clock.ts";
import { useSecondClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { isRinging } from "../order-state/orders-state.ts";
import styles from "./answer-clock.module.css";
import { useOrderCommands } from "./use-order-commands.ts";

/** Above this the time of day is shown instead of a countdown. */
const COUNTDOWN_MS = 60 * 60_000;
const LAST_MINUTES_MS = 3 * 60_000;

type AnswerClockProps = {
  order: DeskOrder;
  /** What else is read before answering. */
  children: ReactNode;
};

/** Whether a new order rings or when it rings again, and the time left to answer. */
export function AnswerClock({ order, children }: AnswerClockProps) {
  const { m, locale, restaurant } = useDesk();
  const { acknowledge } = useOrderCommands();
  const now = useSecondClock();
  const { alarm_at, rejects_at } = order;
  if (alarm_at === null || rejects_at === null) return children;
  const left = Date.parse(rejects_at) - now;
  const rings = isRinging(order, now);
  return (
    <div className={styles.clock}>
      <div className={styles.words}>
        <p className={styles.alarm} data-rings={rings}>
          <DeskIcon name={rings ? "bell-ringing" : "bell-slash"} size={18} />
          {rings ? m.answer.rings : m.answer.ringsAgain(countdown(Date.parse(alarm_at) - now))}
        </p>
        <p className={styles.reject} data-soon={left < LAST_MINUTES_MS}>
          {left <= 0
            ? m.answer.rejectsNow
            : left < COUNTDOWN_MS
              ? m.answer.rejectsIn(countdown(left))
              : m.answer.rejectsAt(
                  timeFrom(now, Date.parse(rejects_at), restaurant.timezone, locale),
                )}
        </p>
        {children}
      </div>
      {rings && (
        <Button variant="secondary" className={styles.seen} onClick={() => void acknowledge(order)}>
          {m.answer.seen}
        </Button>
      )}
    </div>
  );
}
