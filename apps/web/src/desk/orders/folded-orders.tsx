import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import styles from "./folded-orders.module.css";
import { useOrderCommands } from "./use-order-commands.ts";

type FoldedOrdersProps = {
  /** Empty: once all are seen the line keeps its height, until the board may move. */
  ids: readonly string[];
  orders: ReadonlyMap<string, DeskOrder>;
};

/** Orders that nobody answered or that their customers cancelled: one line, seen with one press. */
export function FoldedOrders({ ids, orders }: FoldedOrdersProps) {
  const { m } = useDesk();
  const { acknowledge } = useOrderCommands();
  const line = useRef<HTMLElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (line.current) height.current = line.current.offsetHeight;
  });
  const ended = ids.flatMap((id) => orders.get(id) ?? []);
  if (ended.length === 0) return <div className={styles.kept} style={{ height: height.current }} />;
  const withdrawn = ended.filter(({ progress }) => progress === "cancelled").length;
  const words = m.inbox.ended;
  const counts = words.count(ended.length - withdrawn, withdrawn);
  const numbers = ended.map(({ number }) => number).join(", ");
  return (
    <section ref={line} className={styles.folded} aria-label={words.label}>
      <Disclosure title={words.numbered(counts, numbers)}>
        <ul className={styles.orders}>
          {ended.map((order) => (
            <li key={order.order_id}>
              <button
                type="button"
                className={styles.order}
                onClick={() => openOrderDialog({ kind: "details", orderId: order.order_id })}
              >
                <span>
                  <strong>{order.number}</strong>{" "}
                  {`${order.customer.first_name} ${order.customer.last_name}`.trim()}
                </span>
                <DeskIcon name="dots-three" size={24} />
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Button
        variant="secondary"
        onClick={() => {
          for (const order of ended) void acknowledge(order);
        }}
      >
        {m.answer.seen}
      </Button>
    </section>
  );
}
