import { DEMO_LABEL, DEMO_WORD } from "@noren/contract/demo-label.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { DeskMessages } from "../../i18n/desk-fr.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { toCollect } from "../order-state/to-collect.ts";
import styles from "./order-payment.module.css";

/** An amount to collect is emphasised; a paid order is plain text. */
export function OrderPayment({ order }: { order: DeskOrder }) {
  const { m, locale } = useDesk();
  const due = toCollect(order);
  if (order.demonstration)
    return (
      <p className={styles.demonstration}>
        {DEMO_WORD[locale]}
        <span className="visually-hidden">
          {DEMO_LABEL[locale].slice(DEMO_WORD[locale].length)}
        </span>
      </p>
    );
  const isLost = order.status === "unpaid";
  return (
    <p className={styles.payment} data-due={(due ?? 0) > 0} data-lost={isLost}>
      {isLost && <DeskIcon name="warning" size={18} />}
      {paymentWords(order, m.card, locale)}
    </p>
  );
}

/** How an order is paid; a card payment counts only once the provider reports it as paid. */
export function paymentWords(
  order: DeskOrder,
  words: DeskMessages["card"],
  locale: Locale,
): string {
  const due = toCollect(order);
  const total = formatMoney(order.total, locale);
  if (order.status === "unpaid") return words.notPaid(total);
  if (due !== null)
    return due > 0 ? words.toCollect(formatMoney(due, locale)) : words.nothingToCollect;
  if (order.status === "refunded") return words.refunded(total);
  const isPaid = order.payment_method === "card" ? order.status === "paid" : isHandedOver(order);
  return isPaid ? words.paid(total) : words.nothingToCollect;
}

function isHandedOver({ progress }: DeskOrder): boolean {
  return progress === "completed";
}
