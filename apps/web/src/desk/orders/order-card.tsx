import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { memo } from "react";
import { OrderPrinting } from "../printing/order-printing.tsx";
import { AnswerClock } from "./answer-clock.tsx";
import { AnswerNew } from "./answer-new.tsx";
import { keepRowSpan } from "./keep-row-span.ts";
import { MoveOn } from "./move-on.tsx";
import styles from "./order-card.module.css";
import { OrderDishes } from "./order-dishes.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { UnseenRejection } from "./unseen-rejection.tsx";

type OrderCardProps = {
  order: DeskOrder;
  /** The state shown: ahead of the server's while a command is pending. */
  progress: Progress;
  /** The ticket's place on the board, from the most urgent. */
  place: number;
  isUnderWay: boolean;
  /** Whether the hint for new staff members is shown. */
  isHinted: boolean;
};

/** An order as a ticket: number and time, its dishes, then what is to be done. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, progress, place, isUnderWay, isHinted } = props;
  const headingId = `order-${order.order_id}`;
  const isNew = progress === "new" && !order.unseen;
  const isGone = order.unseen || progress === "out_for_delivery";
  return (
    <article
      ref={keepRowSpan}
      className={styles.card}
      style={{ order: place }}
      aria-labelledby={headingId}
      aria-busy={isUnderWay}
      data-progress={order.unseen ? "rejected" : progress}
    >
      <TicketHead order={order} progress={progress} headingId={headingId} />
      <div className={styles.under}>
        {order.unseen && <UnseenRejection order={order} />}
        <OrderDishes lines={order.items} isFolded={isGone} />
        <OrderPrinting order={order} />
        {isNew && (
          <AnswerClock order={order}>
            <TicketFacts order={order} isNamed={false} />
          </AnswerClock>
        )}
        {isNew && <AnswerNew order={order} isUnderWay={isUnderWay} isHinted={isHinted} />}
        {!isNew && (
          <footer className={styles.foot}>
            <TicketFacts order={order} isCooked={progress === "ready" || isGone} />
            {!order.unseen && (
              <MoveOn
                order={order}
                progress={progress}
                isUnderWay={isUnderWay}
                isHinted={isHinted}
              />
            )}
          </footer>
        )}
      </div>
    </article>
  );
});
