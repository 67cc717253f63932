import { timeFrom } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
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

/** Whether a new order rings or when it rings again, and the time left to answer. */
export function AnswerClock({ order }: { order: DeskOrder }) {
  const { m, locale, restaurant } = useDesk();
  const { acknowledge } = useOrderCommands();
  const now = useSecondClock();
  const { rings_at, rejects_at, acknowledged_by } = order;
  if (rings_at === null || rejects_at === null) return null;
  const left = Date.parse(rejects_at) - now;
  return (
    <div className={styles.clock}>
      {isRinging(order, now) ? (
        <div className={styles.alarm} data-rings="true">
          <DeskIcon name="bell-ringing" size={24} />
          <span className={styles.words}>{m.answer.rings}</span>
          <Button variant="secondary" onClick={() => void acknowledge(order)}>
            {m.answer.seen}
          </Button>
        </div>
      ) : (
        <p className={styles.alarm}>
          <DeskIcon name="bell-slash" size={24} />
          <span className={styles.words}>
            {m.answer.seenBy(acknowledged_by ?? m.theSystem)}{" "}
            <span className={styles.figures}>
              {m.answer.ringsAgain(countdown(Date.parse(rings_at) - now))}
            </span>
          </span>
        </p>
      )}
      <p className={styles.reject} data-soon={left < LAST_MINUTES_MS}>
        <DeskIcon name="warning" size={20} />
        <span className={styles.figures}>
          {left <= 0
            ? m.answer.rejectsNow
            : left < COUNTDOWN_MS
              ? m.answer.rejectsIn(countdown(left))
              : m.answer.rejectsAt(
                  timeFrom(now, Date.parse(rejects_at), restaurant.timezone, locale),
                )}
        </span>
      </p>
    </div>
  );
}
