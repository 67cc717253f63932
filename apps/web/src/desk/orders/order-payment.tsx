import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./order-card.module.css";

/** What is still to be collected stands out; what is paid is only said. */
export function OrderPayment({ order }: { order: DeskOrder }) {
  const { m, locale } = useDesk();
  const isPaid = order.payment_method === "card";
  const total = formatMoney(order.total, locale);
  return (
    <span className={styles.payment} data-due={!isPaid}>
      <DeskIcon name={isPaid ? "credit-card" : "money"} />
      {isPaid ? m.card.paid(total) : m.card.toCollect(total)}
    </span>
  );
}
