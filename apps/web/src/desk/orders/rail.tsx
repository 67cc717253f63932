import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { OrderCommand, Progress } from "@noren/ordering/progress.ts";
import { useDesk } from "../desk-context.tsx";
import type { Column } from "../order-state/orders-state.ts";
import { urgencyOf } from "../order-state/urgency.ts";
import { OrderCard } from "./order-card.tsx";
import styles from "./rail.module.css";

type RailProps = {
  columns: readonly Column[];
  /** The orders as the server has them. */
  orders: ReadonlyMap<string, DeskOrder>;
  underWay: ReadonlyMap<string, OrderCommand>;
  /** The only state shown on phones; null: all. */
  filter: Progress | null;
  /** The state whose first order shows the hint for new staff members. */
  hinted: Progress | null;
};

/**
 * Every open order as a ticket: they fill the screen's columns from the most urgent. Screen readers
 * find them by state.
 */
export function Rail({ columns, orders, underWay, filter, hinted }: RailProps) {
  const { m } = useDesk();
  const urgency = urgencyOf(columns);
  return (
    <div className={styles.rail}>
      {columns.map(({ progress, orders: inState }) => (
        <section
          key={progress}
          className={styles.state}
          aria-labelledby={`state-${progress}`}
          data-off={filter !== null && filter !== progress}
          hidden={inState.length === 0}
        >
          <h2 id={`state-${progress}`} className="visually-hidden">
            {m.columns[progress]}
          </h2>
          {inState.map((order, index) => (
            <OrderCard
              key={order.order_id}
              order={orders.get(order.order_id) ?? order}
              progress={progress}
              place={urgency.get(order.order_id) ?? 0}
              isUnderWay={underWay.has(order.order_id)}
              isHinted={index === 0 && progress === hinted}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
