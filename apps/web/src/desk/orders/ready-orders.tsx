import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { flushSync } from "react-dom";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { guestName } from "./order-type.tsx";
import styles from "./ready-orders.module.css";
import { ticketOf, useOutOfView } from "./use-out-of-view.ts";

type ReadyOrdersProps = {
  orders: readonly DeskOrder[];
  /** Shows every ticket again, where phones leave out some. */
  onLeftOut: () => void;
};

/** What is called out and has its ticket out of view: number and name, and the way to the ticket. */
export function ReadyOrders({ orders, onLeftOut }: ReadyOrdersProps) {
  const { m } = useDesk();
  const outside = useOutOfView(orders.map(({ order_id }) => order_id));
  const hidden = orders.filter(({ order_id }) => outside.includes(order_id));

  function show(id: string): void {
    if (!ticketOf(id)?.checkVisibility()) flushSync(onLeftOut);
    const ticket = ticketOf(id);
    ticket?.scrollIntoView({ block: "start" });
    ticket?.querySelector("button")?.focus({ preventScroll: true });
  }

  if (hidden.length === 0) return null;
  return (
    <section className={styles.ready} aria-labelledby="ready">
      <h2 id="ready">
        <DeskIcon name="check-circle" size={20} />
        {m.columns.ready}
      </h2>
      <ul>
        {hidden.map((order) => (
          <li key={order.order_id}>
            <button type="button" className={styles.order} onClick={() => show(order.order_id)}>
              <strong>{order.number}</strong> {guestName(order)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
