import type { DeskOrder, OrderReason } from "@noren/contract/staff/orders.ts";
import { useRef } from "react";
import type { DeskMessages } from "../../i18n/desk-fr.ts";
import { useDesk } from "../desk-context.tsx";
import dialog from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { PrintDocuments } from "../printing/print-documents.tsx";
import { FinalCommands } from "./final-commands.tsx";
import { OrderAmounts } from "./order-amounts.tsx";
import { OrderDishes } from "./order-dishes.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OtherCommands } from "./other-commands.tsx";
import { TicketWishes } from "./ticket-wishes.tsx";

/** One order in full; what ends it stands apart, at the foot. */
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
        <OrderFacts order={order} />
        <TicketWishes order={order} />
        <OrderDishes lines={order.items} isFull />
        <OrderAmounts order={order} />
        <PrintDocuments order={order} heading={documents} />
        <OrderHistory order={order} />
      </div>
      <FinalCommands order={order} />
    </>
  );
}

/** For a rejected order, `no_answer` means that the restaurant did not answer. */
function reasonOf({ progress, reason }: DeskOrder, { rejection }: DeskMessages): string {
  if (progress === "rejected" && reason === "no_answer") return rejection.unanswered;
  return rejection.reasons[reason as OrderReason];
}
