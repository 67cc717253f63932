import { formatTime } from "@noren/contract/format/times.ts";
import type { HoursCheck } from "@noren/contract/staff/hours.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useOffice } from "../desk-context.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { withOrder } from "../order-state/orders-state.ts";
import { changeOrders } from "../order-state/orders-store.ts";
import page from "../page/desk-page.module.css";
import styles from "./taken-orders.module.css";

/** Open orders at times that would no longer be served; each opens its details. */
export function TakenOrders({ orders, order_count }: Pick<HoursCheck, "orders" | "order_count">) {
  const { m } = useOffice();
  const { taken } = m.hours;
  const others = order_count - orders.length;
  return (
    <div>
      <p>{taken.text(order_count)}</p>
      <ul className={page.rows}>
        {orders.map((order) => (
          <li key={order.order_id} className={page.row}>
            <TakenOrder order={order} />
          </li>
        ))}
      </ul>
      {others > 0 && <p>{taken.others(others)}</p>}
    </div>
  );
}

function TakenOrder({ order }: { order: DeskOrder }) {
  const { m, locale } = useOffice();
  const { order_id, number, slot, customer, is_pickup } = order;
  const [start = ""] = slot.time_range.split("-");
  return (
    <button
      type="button"
      className={styles.order}
      onClick={() => {
        changeOrders((state) => withOrder(state, order));
        openOrderDialog({ kind: "details", orderId: order_id });
      }}
    >
      <strong>{number}</strong> {formatTime(start, locale)} ·{" "}
      {is_pickup ? m.card.pickup : m.card.delivery} · {customer.first_name} {customer.last_name}
    </button>
  );
}
