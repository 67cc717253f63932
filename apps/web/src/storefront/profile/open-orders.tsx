import { ORDERS_FIRST_PAGE } from "@noren/ordering/constants.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import styles from "./open-orders.module.css";
import { isOpenOrder, OrderLinks } from "./order-links.tsx";
import { progressLabel } from "./order-words.ts";
import { useOrders } from "./use-orders.ts";

/** The open orders among the newest, each with its state and the link to its page; else nothing. */
export function OpenOrders() {
  const { m } = useLocale<"account">();
  const words = m.account.orders;
  const { state } = useOrders(ORDERS_FIRST_PAGE);
  const open = state.kind === "loaded" ? state.page.orders.filter(isOpenOrder) : [];
  if (open.length === 0) return null;
  return (
    <ul className={styles.orders}>
      {open.map((order) => (
        <li key={order.order_id}>
          <span>
            <strong>{words.number(order.number)}</strong>
            <span>{progressLabel(order, words)}</span>
          </span>
          <OrderLinks order={order} />
        </li>
      ))}
    </ul>
  );
}
