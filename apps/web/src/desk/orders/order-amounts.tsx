import { formatMoney } from "@noren/contract/format/money.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { asCents } from "@noren/ordering/money.ts";
import { DemonstrationMark } from "../../ui/demonstration-mark.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { toCollect } from "../order-state/to-collect.ts";
import styles from "./order-amounts.module.css";

export function OrderAmounts({ order }: { order: DeskOrder }) {
  const { m, locale } = useDesk();
  const money = (cents: typeof order.total) => formatMoney(cents, locale);
  const { subtotal, discount, coupon_code, coupon_discount, delivery, total, refunded } = order;
  const due = toCollect(order);
  return (
    <div>
      <dl className={styles.amounts}>
        <Row name={m.details.subtotal} value={money(subtotal)} />
        {discount > 0 && <Row name={m.details.discount} value={money(asCents(-discount))} />}
        {coupon_code && (
          <Row name={m.details.coupon(coupon_code)} value={money(asCents(-coupon_discount))} />
        )}
        {!order.is_pickup && <Row name={m.details.delivery} value={money(delivery)} />}
        <Row name={m.details.total} value={money(total)} isTotal />
        {refunded > 0 && <Row name={m.details.refunded} value={money(asCents(-refunded))} />}
        {due !== null && (refunded > 0 || order.status === "unpaid") && (
          <Row name={m.details.toCollect} value={money(due)} isTotal />
        )}
      </dl>
      {order.demonstration ? (
        <DemonstrationMark locale={locale} />
      ) : (
        <p className={styles.payment}>
          <DeskIcon name={order.payment_method === "card" ? "credit-card" : "money"} />
          {order.status === "unpaid" ? m.details.notPaid : m.details.payments[order.payment_method]}
        </p>
      )}
    </div>
  );
}

function Row({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={styles.row} data-total={isTotal}>
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
