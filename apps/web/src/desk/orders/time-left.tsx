import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { dueDay, minutesSince, minutesUntil } from "../clock/order-clock.ts";
import { useSecondClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { dueAt } from "../order-state/orders-state.ts";
import styles from "./time-left.module.css";

/** Id of the text that says when an order is due. */
export function timeLeftId({ order_id }: DeskOrder): string {
  return `due-${order_id}`;
}

type TimeLeftProps = { order: DeskOrder; progress: Progress };

/**
 * The day if it is neither today nor within hours; else how long a new order waits, or the time left
 * until it is due.
 */
export function TimeLeft({ order, progress }: TimeLeftProps) {
  const { m, locale, restaurant } = useDesk();
  const now = useSecondClock();
  const due = dueAt(order);
  const left = minutesUntil(due, now);
  const isLate = left < 0 && progress !== "out_for_delivery" && !order.unseen;
  const waited = minutesSince(Date.parse(order.placed_at), now);
  return (
    <span id={timeLeftId(order)} className={styles.left} data-late={isLate}>
      {dueDay(due, now, restaurant.timezone, locale) ??
        (progress === "new" ? m.card.waits(waited) : m.card.left(left))}
    </span>
  );
}
