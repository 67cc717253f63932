import { timeAt } from "@noren/contract/format/moments.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { memo } from "react";
import { minutesSince, minutesUntil, otherDay } from "../clock/order-clock.ts";
import { useClock } from "../clock/use-clock.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { dueAt } from "../order-state/orders-state.ts";
import { OrderPrinting } from "../printing/order-printing.tsx";
import { AnswerClock } from "./answer-clock.tsx";
import { AnswerNew } from "./answer-new.tsx";
import { MoveOn } from "./move-on.tsx";
import styles from "./order-card.module.css";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderDishes } from "./order-dishes.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { UnseenRejection } from "./unseen-rejection.tsx";

type OrderCardProps = {
  order: DeskOrder;
  /** The column that shows the order: ahead of the server's state while a command is pending. */
  progress: Progress;
  isUnderWay: boolean;
  /** Whether the hint for new staff members is shown. */
  isHinted: boolean;
};

/** An order, readable from two metres: number and time first, then its dishes. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, progress, isUnderWay, isHinted } = props;
  const { m } = useDesk();
  const headingId = `order-${order.order_id}`;
  const isNew = progress === "new" && !order.unseen;
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      aria-busy={isUnderWay}
      data-new={isNew}
      data-unseen={order.unseen}
    >
      <header className={styles.head}>
        <h3 id={headingId} className={styles.number}>
          <span className="visually-hidden">{m.card.order} </span>
          {order.number}
        </h3>
        <DueTime order={order} progress={progress} />
      </header>
      <div className={styles.under}>
        <div className={styles.facts}>
          <span className={styles.type} data-type={order.is_pickup ? "pickup" : "delivery"}>
            <DeskIcon name={order.is_pickup ? "tote" : "bicycle"} />
            {order.is_pickup ? m.card.pickup : m.card.delivery}
          </span>
          {!order.unseen && <OrderPayment order={order} />}
          <OrderPrinting order={order} />
        </div>
        {isNew && <AnswerClock order={order} />}
        {order.unseen && <UnseenRejection order={order} />}
        <OrderDishes
          order={order}
          isFolded={order.unseen || progress === "ready" || progress === "out_for_delivery"}
        />
        <OrderCustomer order={order} />
        {isNew && <AnswerNew order={order} isUnderWay={isUnderWay} isHinted={isHinted} />}
        {!isNew && !order.unseen && (
          <MoveOn order={order} progress={progress} isUnderWay={isUnderWay} isHinted={isHinted} />
        )}
      </div>
    </article>
  );
});

/** When the order is due in the restaurant's time zone, with the time waited or the time left. */
function DueTime({ order, progress }: { order: DeskOrder; progress: Progress }) {
  const { m, locale, restaurant } = useDesk();
  const now = useClock();
  const due = dueAt(order);
  const left = minutesUntil(due, now);
  const day = otherDay(due, now, restaurant.timezone, locale);
  const waited = minutesSince(Date.parse(order.placed_at), now);
  const isLate = left < 0 && progress !== "out_for_delivery" && !order.unseen;
  return (
    <>
      <p className={styles.due} data-late={isLate}>
        {day && <span className={styles.day}>{day} </span>}
        <time dateTime={new Date(due).toISOString()}>
          {timeAt(due, restaurant.timezone, locale)}
        </time>
      </p>
      {!order.unseen && (
        <p className={styles.wait} data-late={isLate}>
          <DeskIcon name={isLate ? "warning" : "clock-countdown"} size={20} />
          {progress === "new" ? m.card.waits(waited) : m.card.left(left)}
        </p>
      )}
    </>
  );
}
