import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { memo } from "react";
import { OnboardingHint } from "../onboarding/onboarding-hint.tsx";
import { OrderPrinting } from "../printing/order-printing.tsx";
import { AnswerClock } from "./answer-clock.tsx";
import { AnswerNew } from "./answer-new.tsx";
import { MoveOn } from "./move-on.tsx";
import styles from "./order-card.module.css";
import { OrderDishes } from "./order-dishes.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { TicketWishes } from "./ticket-wishes.tsx";
import { UnseenRejection } from "./unseen-rejection.tsx";

type OrderCardProps = {
  order: DeskOrder;
  /** The state shown: ahead of the server's while a command is pending. */
  progress: Progress;
  isUnderWay: boolean;
  /** Whether the hint for new staff members is shown. */
  isHinted: boolean;
  /** Whether phones leave it out, which show one state. */
  isOff: boolean;
};

/**
 * An order as a ticket: number and time, its dishes, then what is to be done. Another order's
 * arrival does not render it again.
 */
export const OrderCard = memo(function OrderCard({
  order,
  progress,
  isUnderWay,
  isHinted,
  isOff,
}: OrderCardProps) {
  const ids = { heading: `order-${order.order_id}`, state: `state-${order.order_id}` };
  const isNew = progress === "new" && !order.unseen;
  const isGone = order.unseen || progress === "out_for_delivery";
  return (
    <article
      className={styles.card}
      aria-labelledby={`${ids.heading} ${ids.state}`}
      aria-busy={isUnderWay}
      data-order={order.order_id}
      data-off={isOff}
      data-progress={order.unseen ? "rejected" : progress}
    >
      <TicketHead order={order} progress={progress} ids={ids} />
      <div className={styles.under}>
        {order.unseen && <UnseenRejection order={order} />}
        {!isGone && <TicketWishes order={order} />}
        <OrderDishes
          lines={order.items}
          isFolded={isGone}
          areAllergensNamed={order.dietary !== null || order.note !== ""}
        />
        <OrderPrinting order={order} />
        {isNew && isHinted && <OnboardingHint hint="accept" />}
        {isNew && (
          <div className={styles.answering}>
            <AnswerClock order={order}>
              <TicketFacts order={order} progress={progress} />
            </AnswerClock>
            <AnswerNew order={order} isUnderWay={isUnderWay} />
          </div>
        )}
        {!isNew && (
          <footer className={styles.foot}>
            <TicketFacts order={order} progress={progress} />
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
