import { timeAt, timeFrom } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { answerChoices } from "../clock/answer-choices.ts";
import { otherDay } from "../clock/order-clock.ts";
import { useClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { ToneButton } from "../page/tone-button.tsx";
import styles from "./answer-new.module.css";
import { useOrderCommands } from "./use-order-commands.ts";

type AnswerNewProps = {
  order: DeskOrder;
  isUnderWay: boolean;
};

/**
 * Accepts in one tap for the time on the button, which the two next to it change; the customer is told
 * that time. Rejecting and other times are in the order's details.
 */
export function AnswerNew({ order, isUnderWay }: AnswerNewProps) {
  const { m, locale, restaurant } = useDesk();
  const { answer } = useOrderCommands();
  const now = useClock();
  const [moved, setMoved] = useState(0);
  const { choices, usual, isFromNow } = answerChoices(Date.parse(order.slot.starts_at), now);
  const index = Math.min(Math.max(usual + moved, 0), choices.length - 1);
  const choice = choices[index];
  if (!choice) return null;
  const { at, minutes } = choice;
  const time = timeFrom(now, at, restaurant.timezone, locale);
  const day = otherDay(at, now, restaurant.timezone, locale);
  const label =
    minutes === null
      ? m.answer.accept(time)
      : (isFromNow ? m.answer.acceptIn : m.answer.acceptLater)(time, minutes);

  function accept() {
    const later = isFromNow ? { minutes } : { promised_at: new Date(at).toISOString() };
    void answer(order, { command: "accept", promise: minutes === null ? {} : later });
  }

  return (
    <div className={styles.answer}>
      <Button
        variant="secondary"
        className={styles.move}
        disabled={isUnderWay || index === 0}
        aria-label={m.answer.earlier}
        onClick={() => setMoved(index - 1 - usual)}
      >
        <Icon name="minus" />
      </Button>
      <ToneButton
        tone="accept"
        className={styles.accept}
        disabled={isUnderWay}
        aria-label={label}
        onClick={accept}
      >
        {minutes === null || !isFromNow ? m.answer.yes : m.answer.yesIn(minutes)}
        <span className={styles.time}>
          {day && <span className={styles.day}>{day} </span>}
          {timeAt(at, restaurant.timezone, locale)}
        </span>
      </ToneButton>
      <Button
        variant="secondary"
        className={styles.move}
        disabled={isUnderWay || index === choices.length - 1}
        aria-label={m.answer.later}
        onClick={() => setMoved(index + 1 - usual)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  );
}
