import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { OrderPayment } from "./order-payment.tsx";
import { guestName, isNamedInHead, OrderType } from "./order-type.tsx";
import styles from "./ticket-facts.module.css";
import { TimeLeft } from "./time-left.tsx";

type TicketFactsProps = { order: DeskOrder; progress: Progress };

/** Who gets the order, how, what is still to be paid; where to, once only that is left to do. */
export function TicketFacts({ order, progress }: TicketFactsProps) {
  const { location } = order.customer;
  const isCooked = progress === "ready" || progress === "out_for_delivery" || order.unseen;
  const isNamed = order.unseen || !isNamedInHead(progress);
  return (
    <div className={styles.facts}>
      {progress !== "new" && (
        <p className={styles.who}>
          <OrderType order={order} />
          {isNamed && <span className={styles.name}>{guestName(order)}</span>}
          {progress === "ready" && <TimeLeft order={order} progress={progress} />}
        </p>
      )}
      {isCooked && location && <p>{`${location.address}, ${location.city}`}</p>}
      {!order.unseen && <OrderPayment order={order} />}
    </div>
  );
}
