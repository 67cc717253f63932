import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { Suspense, useEffect } from "react";
import type { DeskMessages } from "../../i18n/desk-fr.ts";
import { quietly } from "../../platform/failed-chunk.ts";
import { whenIdle } from "../../platform/when-idle.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "../dialog/dialog.module.css";
import {
  closeOrderDialog,
  type OrderQuestion,
  useOrderDialog,
} from "../dialog/order-dialog-store.ts";
import { useOrders } from "../order-state/orders-store.ts";
import { deskPart } from "../read/desk-part.tsx";

const loadPromise = () => import("./promise-form.tsx").then((part) => part.PromiseForm);
const loadRejection = () => import("./rejection-form.tsx").then((part) => part.RejectionForm);
const loadRefund = () => import("../refund/refund-form.tsx").then((part) => part.RefundForm);
const loadDetails = () => import("./order-details.tsx").then((part) => part.OrderDetails);

const PromiseForm = deskPart(loadPromise);
const RejectionForm = deskPart(loadRejection);
const RefundForm = deskPart(loadRefund);
const OrderDetails = deskPart(loadDetails);

/** So that an order is answered at once, also on a tablet that has lost its network since. */
async function preloadParts(): Promise<void> {
  await whenIdle();
  const loads = [loadPromise, loadRejection, loadRefund, loadDetails];
  await quietly(() => Promise.allSettled(loads.map((load) => load())));
}

/** The dialog about one order; its contents stay during the closing animation. */
export function OrderDialogs() {
  const { m } = useDesk();
  const { question, isOpen } = useOrderDialog();
  const order = useOrders((state) => state.orders.get(question?.orderId ?? ""));
  const isShown = isOpen && order !== undefined;
  useEffect(() => void preloadParts(), []);
  return (
    <Dialog
      open={isShown}
      onClose={closeOrderDialog}
      label={order && question ? titleOf(m, question, order) : ""}
      placement={question?.kind === "details" ? "right" : "center"}
      className={styles.dialog}
    >
      {question && order && (
        <Suspense>
          {question.kind === "promise" && (
            <PromiseForm key={order.order_id} order={order} command={question.command} />
          )}
          {question.kind === "rejection" && (
            <RejectionForm key={order.order_id} order={order} command={question.command} />
          )}
          {question.kind === "refund" && <RefundForm key={order.order_id} order={order} />}
          {question.kind === "details" && <OrderDetails key={order.order_id} order={order} />}
        </Suspense>
      )}
    </Dialog>
  );
}

function titleOf(m: DeskMessages, question: OrderQuestion, { number }: DeskOrder): string {
  if ("command" in question) return m.dialogs[question.command](number);
  return question.kind === "refund" ? m.refund.title(number) : m.dialogs.details(number);
}
