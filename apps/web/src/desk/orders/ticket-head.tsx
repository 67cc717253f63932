import { timeAt } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { minutesSince, minutesUntil, otherDay } from "../clock/order-clock.ts";
import { useSecondClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import type { DeskIconName } from "../desk-icon-names.ts";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { dueAt, isRinging } from "../order-state/orders-state.ts";
import styles from "./ticket-head.module.css";

const ICONS: Partial<Record<Progress, DeskIconName | "bicycle" | "check">> = {
  new: "bell-ringing",
  accepted: "check",
  preparing: "cooking-pot",
  ready: "check-circle",
  out_for_delivery: "bicycle",
  rejected: "prohibit",
};

type TicketHeadProps = { order: DeskOrder; progress: Progress; headingId: string };

/** Number, due time and state in the state's colour; a press shows everything about the order. */
export function TicketHead({ order, progress, headingId }: TicketHeadProps) {
  const { m, locale, restaurant } = useDesk();
  const now = useSecondClock();
  const due = dueAt(order);
  const left = minutesUntil(due, now);
  const day = otherDay(due, now, restaurant.timezone, locale);
  const waited = minutesSince(Date.parse(order.placed_at), now);
  const isLate = left < 0 && progress !== "out_for_delivery" && !order.unseen;
  const shown = order.unseen ? "rejected" : progress;
  const icon = ICONS[shown];
  const dueId = `due-${order.order_id}`;
  return (
    <h3>
      <button
        type="button"
        className={styles.head}
        aria-label={m.card.more(order.number)}
        aria-describedby={dueId}
        data-progress={shown}
        data-rings={isRinging(order, now)}
        onClick={() => openOrderDialog({ kind: "details", orderId: order.order_id })}
      >
        <span id={headingId} className={styles.number}>
          <span className="visually-hidden">{m.card.order} </span>
          {order.number}
        </span>
        <time className={styles.due} dateTime={new Date(due).toISOString()}>
          {timeAt(due, restaurant.timezone, locale)}
        </time>
        <span className={styles.more}>
          <DeskIcon name="dots-three" size={24} />
        </span>
        <span className={styles.state}>
          {icon && <DeskIcon name={icon} size={16} />}
          {m.progress[order.unseen ? order.progress : progress]}
        </span>
        <span id={dueId} className={styles.left} data-late={isLate}>
          {isLate && <DeskIcon name="warning" size={16} />}
          {day ?? (progress === "new" ? m.card.waits(waited) : m.card.left(left))}
        </span>
      </button>
    </h3>
  );
}
