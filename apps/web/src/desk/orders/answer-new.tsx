import { timeAt, timeFrom } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { Button } from "../../ui/button.tsx";
import { countedFrom, otherDay } from "../clock/order-clock.ts";
import { useClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { OnboardingHint } from "../onboarding/onboarding-hint.tsx";
import styles from "./answer-new.module.css";
import { useOrderCommands } from "./use-order-commands.ts";

const MINUTE_MS = 60_000;
/** Other times are in a dialog. */
const USUAL_MINUTES = [10, 20, 30] as const;
const LONGEST_USUAL = Math.max(...USUAL_MINUTES);

type AnswerNewProps = {
  order: DeskOrder;
  isUnderWay: boolean;
  /** Whether the hint for new staff members is shown. */
  isHinted: boolean;
};

/** Accepts with a time in one tap; the customer is told the time on the button. */
export function AnswerNew({ order, isUnderWay, isHinted }: AnswerNewProps) {
  const { m, locale, restaurant } = useDesk();
  const { answer } = useOrderCommands();
  const now = useClock();
  const wanted = Date.parse(order.slot.starts_at);
  const from = countedFrom(wanted, now, LONGEST_USUAL);
  const day = otherDay(wanted, now, restaurant.timezone, locale);
  const time = (instant: number) => timeAt(instant, restaurant.timezone, locale);
  const said = (instant: number) => timeFrom(now, instant, restaurant.timezone, locale);
  const promiseOf = (minutes: number) =>
    from === now ? { minutes } : { promised_at: isoAt(from, minutes) };
  const orderId = order.order_id;
  return (
    <div className={styles.answer}>
      {isHinted && <OnboardingHint hint="accept" />}
      {wanted > now ? (
        <Button
          size="l"
          fullWidth
          disabled={isUnderWay}
          aria-label={m.answer.accept(said(wanted))}
          onClick={() => answer(order, { command: "accept", promise: {} })}
        >
          <span>
            {m.answer.acceptFor} {day}
          </span>
          <span className={styles.time}>{time(wanted)}</span>
        </Button>
      ) : (
        <p className={styles.ask}>{m.answer.acceptFor}</p>
      )}
      <div className={styles.usual}>
        {USUAL_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            variant={wanted > now ? "secondary" : "primary"}
            className={styles.minutes}
            disabled={isUnderWay}
            aria-label={(from === now ? m.answer.acceptIn : m.answer.acceptLater)(
              said(from + minutes * MINUTE_MS),
              minutes,
            )}
            onClick={() => answer(order, { command: "accept", promise: promiseOf(minutes) })}
          >
            <span className={styles.plus}>{`+${minutes}`}</span>
            <span className={styles.clock}>{time(from + minutes * MINUTE_MS)}</span>
          </Button>
        ))}
      </div>
      <div className={styles.rest}>
        <Button
          variant="secondary"
          disabled={isUnderWay}
          onClick={() => openOrderDialog({ kind: "promise", command: "accept", orderId })}
        >
          {m.answer.otherTime}
        </Button>
        <Button
          variant="secondary"
          disabled={isUnderWay}
          onClick={() => openOrderDialog({ kind: "rejection", command: "reject", orderId })}
        >
          {m.answer.reject}
        </Button>
      </div>
    </div>
  );
}

function isoAt(from: number, minutes: number): string {
  return new Date(from + minutes * MINUTE_MS).toISOString();
}
