import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { Hint } from "../lessons/hint.tsx";
import { useClock } from "../use-clock.ts";
import styles from "./answer-new.module.css";
import { wallTime } from "./order-clock.ts";
import { openOrderDialog } from "./order-dialog-store.ts";
import { useOrderCommands } from "./use-order-commands.ts";

const MINUTE_MS = 60_000;
/** From now; for other times there is a dialog. */
const USUAL_MINUTES = [10, 20, 30] as const;

type AnswerNewProps = {
  order: DeskOrder;
  isUnderWay: boolean;
  /** Whether it shows somebody new what to press. */
  isHinted: boolean;
};

/** Yes, and for when, in one tap; the customer is told the time that stands on the button. */
export function AnswerNew({ order, isUnderWay, isHinted }: AnswerNewProps) {
  const { m, locale, house } = useDesk();
  const { answer } = useOrderCommands();
  const now = useClock();
  const wanted = Date.parse(order.slot.starts_at);
  const time = (instant: number) => wallTime(instant, house.timezone, locale);
  const orderId = order.order_id;
  return (
    <div className={styles.answer}>
      {isHinted && <Hint lesson="accept" />}
      {wanted > now ? (
        <Button
          size="l"
          wide
          disabled={isUnderWay}
          aria-label={m.answer.accept(time(wanted))}
          onClick={() => answer(order, { command: "accept", promise: {} })}
        >
          {m.answer.acceptFor} <span className={styles.time}>{time(wanted)}</span>
        </Button>
      ) : (
        <p className={styles.ask}>{m.answer.acceptFor}</p>
      )}
      <div className={styles.usual}>
        {USUAL_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            look={wanted > now ? "secondary" : "primary"}
            className={styles.minutes}
            disabled={isUnderWay}
            aria-label={m.answer.acceptIn(time(now + minutes * MINUTE_MS), minutes)}
            onClick={() => answer(order, { command: "accept", promise: { minutes } })}
          >
            <span className={styles.plus}>{`+${minutes}`}</span>
            <span className={styles.clock}>{time(now + minutes * MINUTE_MS)}</span>
          </Button>
        ))}
      </div>
      <div className={styles.rest}>
        <Button
          look="secondary"
          disabled={isUnderWay}
          onClick={() => openOrderDialog({ kind: "promise", command: "accept", orderId })}
        >
          {m.answer.otherTime}
        </Button>
        <Button
          look="secondary"
          disabled={isUnderWay}
          onClick={() => openOrderDialog({ kind: "refusal", command: "reject", orderId })}
        >
          {m.answer.reject}
        </Button>
      </div>
    </div>
  );
}
