import { timeAt } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { useSecondClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import type { DeskIconName } from "../desk-icon-names.ts";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { dueAt, isRinging } from "../order-state/orders-state.ts";
import { guestName, isNamedInHead, OrderType } from "./order-type.tsx";
import styles from "./ticket-head.module.css";
import { TimeLeft, timeLeftId } from "./time-left.tsx";

const ICONS: Partial<Record<Progress, DeskIconName | "bicycle" | "check">> = {
  new: "bell-ringing",
  accepted: "check",
  preparing: "cooking-pot",
  ready: "check-circle",
  out_for_delivery: "bicycle",
  rejected: "prohibit",
};

type TicketHeadProps = {
  order: DeskOrder;
  progress: Progress;
  /** Of the texts that name the ticket. */
  ids: { heading: string; state: string };
};

/**
 * Number, due time, state, and the name where it is asked for or called out, in the state's colour;
 * a press shows everything about the order.
 */
export function TicketHead({ order, progress, ids }: TicketHeadProps) {
  const { m, locale, restaurant } = useDesk();
  const now = useSecondClock();
  const due = dueAt(order);
  const shown = order.unseen ? "rejected" : progress;
  const icon = ICONS[shown];
  const isNew = shown === "new";
  return (
    <h3>
      <button
        type="button"
        className={styles.head}
        aria-label={m.card.more(order.number)}
        aria-describedby={timeLeftId(order)}
        data-progress={shown}
        data-rings={isRinging(order, now)}
        onClick={() => openOrderDialog({ kind: "details", orderId: order.order_id })}
      >
        <span id={ids.heading} className={styles.number}>
          <span className="visually-hidden">{m.card.order} </span>
          {order.number}
        </span>
        <time className={styles.due} dateTime={new Date(due).toISOString()}>
          {timeAt(due, restaurant.timezone, locale)}
        </time>
        <span className={styles.more}>
          <DeskIcon name="dots-three" size={24} />
        </span>
        <span className={styles.row}>
          {isNew && <OrderType order={order} isNamed />}
          <span id={ids.state} className={isNew ? "visually-hidden" : styles.state}>
            {icon && !isNew && <DeskIcon name={icon} size={16} />}
            {m.progress[order.unseen ? order.progress : progress]}
          </span>
          {shown !== "ready" && <TimeLeft order={order} progress={progress} />}
          {isNamedInHead(shown) && (
            <span className={styles.name} data-below={isNew}>
              {guestName(order)}
            </span>
          )}
        </span>
      </button>
    </h3>
  );
}
