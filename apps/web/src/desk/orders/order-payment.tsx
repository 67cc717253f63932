import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { formatMoney } from "../../i18n/format.ts";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./order-card.module.css";
import { toCollect } from "./to-collect.ts";

/** What is still to be collected stands out; what is paid is only said. */
export function OrderPayment({ order }: { order: DeskOrder }) {
  const { m, locale } = useDesk();
  const due = toCollect(order);
  if (order.demonstration) return <DemonstrationMark locale={locale} />;
  const isPaid = due === null;
  return (
    <span className={styles.payment} data-due={!isPaid && due > 0}>
      <DeskIcon name={order.payment_method === "card" ? "credit-card" : "money"} />
      {isPaid
        ? m.card.paid(formatMoney(order.total, locale))
        : due > 0
          ? m.card.toCollect(formatMoney(due, locale))
          : m.card.nothingToCollect}
    </span>
  );
}
