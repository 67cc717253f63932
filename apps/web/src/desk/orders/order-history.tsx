import { timeAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { DeskOrder, DeskOrderDetail } from "@noren/contract/staff/orders.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { useEffect, useState } from "react";
import { Link } from "../../ui/link.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { closeOrderDialog } from "../dialog/order-dialog-store.ts";
import timed from "../dialog/timed-list.module.css";
import { useMay } from "../session/session-store.ts";
import styles from "./order-details.module.css";

/** Loaded when opened, and again when the order's version changes. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const { m, api, locale, restaurant } = useDesk();
  const { order_id, version } = order;
  const maySeeReceipts = useMay("see_receipts");
  const [detail, setDetail] = useState<DeskOrderDetail | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `version` triggers a refetch
  useEffect(() => {
    let isGone = false;
    void api.order(order_id).then((reply) => {
      if (reply.ok && !isGone) setDetail(reply.payload);
    });
    return () => {
      isGone = true;
    };
  }, [api, order_id, version]);

  if (!detail) return null;
  return (
    <section>
      {/* The first number is the receipt, the others are credit notes. */}
      {maySeeReceipts &&
        detail.receipts.map((number, index) => (
          <Link
            key={number}
            to={`/receipts/${number}`}
            className={styles.receipt}
            onClick={closeOrderDialog}
          >
            <DeskIcon name="receipt" />
            {m.receiptTitle(String(number), index > 0)}
          </Link>
        ))}
      <h3 className={styles.heading}>{m.details.history}</h3>
      <ol className={timed.list}>
        {detail.events.map(({ seq, kind, at, who, data }) => (
          <li key={seq} className={timed.row}>
            <time dateTime={at}>{timeAt(Date.parse(at), restaurant.timezone, locale)}</time>
            <span>
              {kind in m.history ? m.history[kind as keyof typeof m.history] : kind}
              {kind === "refunded" && ` · ${formatMoney(data.amount as Cents, locale)}`}
              {who && <span className={timed.who}>{who}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
