import { timeAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { DeskOrder, DeskOrderDetail, OrderReason } from "@noren/contract/staff/orders.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { DeskMessages } from "../../i18n/desk-fr.ts";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { closeOrderDialog, openOrderDialog } from "../dialog/order-dialog-store.ts";
import timed from "../dialog/timed-list.module.css";
import { PrintDocuments } from "../printing/print-documents.tsx";
import { useMay } from "../session/session-store.ts";
import { OrderAmounts } from "./order-amounts.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import styles from "./order-details.module.css";
import { OrderDishes } from "./order-dishes.tsx";
import { useOrderCommands } from "./use-order-commands.ts";

/** One order in full: commands besides the next step, amounts and history. */
export function OrderDetails({ order }: { order: DeskOrder }) {
  const { m } = useDesk();
  const documents = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <DialogHead title={m.dialogs.details(order.number)} />
      <div className={dialog.body}>
        <OtherCommands order={order} toDocuments={() => documents.current?.focus()} />
        {order.reason && (
          <p>
            {m.progress[order.progress]} · {reasonOf(order, m)}
            {order.reason_text && ` · ${order.reason_text}`}
          </p>
        )}
        <OrderDishes order={order} isFolded={false} />
        <OrderAmounts order={order} />
        <OrderCustomer order={order} />
        <PrintDocuments order={order} heading={documents} />
        <OrderHistory order={order} />
      </div>
    </>
  );
}

/** For a rejected order, `no_answer` means that the restaurant did not answer. */
function reasonOf({ progress, reason }: DeskOrder, { rejection }: DeskMessages): string {
  if (progress === "rejected" && reason === "no_answer") return rejection.unanswered;
  return rejection.reasons[reason as OrderReason];
}

function OtherCommands({ order, toDocuments }: { order: DeskOrder; toDocuments: () => void }) {
  const { m } = useDesk();
  const { answer } = useOrderCommands();
  const mayCancel = useMay("cancel_orders");
  const mayRefund = useMay("refund_orders") && REFUNDED.includes(order.progress);
  const orderId = order.order_id;
  return (
    <div className={styles.commands}>
      {order.commands.map((command) => {
        if (command === "accept" || command === "reject") return null;
        if (command === "cancel" && !mayCancel) return null;
        const act = () => {
          if (command === "delay") openOrderDialog({ kind: "promise", command, orderId });
          else if (command === "cancel") openOrderDialog({ kind: "rejection", command, orderId });
          else {
            closeOrderDialog();
            void answer(order, { command });
          }
        };
        return (
          <Button key={command} variant="secondary" onClick={act}>
            {command === "cancel" && <DeskIcon name="prohibit" />}
            {command === "completed" && !order.is_pickup ? m.steps.delivered : m.steps[command]}
          </Button>
        );
      })}
      <Button variant="secondary" onClick={toDocuments}>
        <DeskIcon name="printer" />
        {m.printing.documents}
      </Button>
      {mayRefund && (
        <Button variant="secondary" onClick={() => openOrderDialog({ kind: "refund", orderId })}>
          {m.refund.open}
        </Button>
      )}
    </div>
  );
}

/**
 * States that allow a refund: a new order is rejected instead; a rejected or cancelled one was
 * refunded in full.
 */
const REFUNDED: readonly DeskOrder["progress"][] = [
  "accepted",
  "preparing",
  "ready",
  "out_for_delivery",
  "completed",
];

/** Loaded when opened, and again when the order's version changes. */
function OrderHistory({ order }: { order: DeskOrder }) {
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
            {m.receipts.title(String(number), index > 0)}
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
