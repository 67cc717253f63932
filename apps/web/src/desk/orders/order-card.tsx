import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { memo } from "react";
import { OnboardingHint } from "../onboarding/onboarding-hint.tsx";
import { OrderPrinting } from "../printing/order-printing.tsx";
import { AnswerClock } from "./answer-clock.tsx";
import { AnswerNew } from "./answer-new.tsx";
import { keepRowSpan } from "./keep-row-span.ts";
import { MoveOn } from "./move-on.tsx";
import styles from "./order-card.module.css";
import { OrderDishes } from "./order-dishes.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketHead } from "./ticket-head.tsx";
import { TicketWishes } from "./ticket-wishes.tsx";
import { UnseenRejection } from "./unseen-rejection.tsx";

type TicketProps = {
  order: DeskOrder;
  /** The state shown: ahead of the server's while a command is pending. */
  progress: Progress;
  isUnderWay: boolean;
  /** Whether the hint for new staff members is shown. */
  isHinted: boolean;
};

type OrderCardProps = TicketProps & {
  /** The ticket's place on the board, from the most urgent. */
  place: number;
};

/** An order as a ticket: number and time, its dishes, then what is to be done. */
export function OrderCard({ place, ...ticket }: OrderCardProps) {
  const { order, progress, isUnderWay } = ticket;
  return (
    <article
      ref={keepRowSpan}
      className={styles.card}
      style={{ order: place }}
      aria-labelledby={headingOf(order)}
      aria-busy={isUnderWay}
      data-progress={order.unseen ? "rejected" : progress}
    >
      <Ticket {...ticket} />
    </article>
  );
}

function headingOf({ order_id }: DeskOrder): string {
  return `order-${order_id}`;
}

/** Another order's arrival moves every ticket, and renders none of the others again. */
const Ticket = memo(function Ticket({ order, progress, isUnderWay, isHinted }: TicketProps) {
  const isNew = progress === "new" && !order.unseen;
  const isGone = order.unseen || progress === "out_for_delivery";
  return (
    <>
      <TicketHead order={order} progress={progress} headingId={headingOf(order)} />
      <div className={styles.under}>
        {order.unseen && <UnseenRejection order={order} />}
        {!isGone && <TicketWishes order={order} />}
        <OrderDishes
          lines={order.items}
          isFolded={isGone}
          areAllergensNamed={order.dietary !== null}
        />
        <OrderPrinting order={order} />
        {isNew && isHinted && <OnboardingHint hint="accept" />}
        {isNew && (
          <div className={styles.answering}>
            <AnswerClock order={order}>
              <TicketFacts order={order} isNamed={false} />
            </AnswerClock>
            <AnswerNew order={order} isUnderWay={isUnderWay} />
          </div>
        )}
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
    </>
  );
});
