import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { OrderPayment } from "./order-payment.tsx";
import styles from "./ticket-facts.module.css";

type TicketFactsProps = {
  order: DeskOrder;
  /** Whether only the handing over is left: the address is shown. */
  isCooked?: boolean;
  /** Whether the customer's name is shown: nobody asks for it before an answer. */
  isNamed?: boolean;
};

/** Who gets the order, how, and what is still to be paid. */
export function TicketFacts({ order, isCooked = false, isNamed = true }: TicketFactsProps) {
  const { m } = useDesk();
  const { first_name, last_name, location } = order.customer;
  return (
    <div className={styles.facts} data-row={!isNamed}>
      <p className={styles.who}>
        <span className={styles.type} data-type={order.is_pickup ? "pickup" : "delivery"}>
          <DeskIcon name={order.is_pickup ? "tote" : "bicycle"} size={18} />
          <span className="visually-hidden">
            {order.is_pickup ? m.card.pickup : m.card.delivery}{" "}
          </span>
        </span>
        {isNamed && <span className={styles.name}>{`${first_name} ${last_name}`.trim()}</span>}
      </p>
      {isCooked && location && (
        <p className={styles.address}>{`${location.address}, ${location.city}`}</p>
      )}
      {!order.unseen && <OrderPayment order={order} />}
    </div>
  );
}
