import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useDesk } from "../desk-context.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";
import { ToneButton } from "../page/tone-button.tsx";
import { useMay } from "../session/session-store.ts";
import styles from "./final-commands.module.css";

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

/** What nobody can take back, apart from everything else: reject, cancel, refund. */
export function FinalCommands({ order }: { order: DeskOrder }) {
  const { m } = useDesk();
  const mayCancel = useMay("cancel_orders") && order.commands.includes("cancel");
  const mayReject = order.commands.includes("reject");
  const mayRefund = useMay("refund_orders") && REFUNDED.includes(order.progress);
  const orderId = order.order_id;
  const ask = (command: "reject" | "cancel") =>
    openOrderDialog({ kind: "rejection", command, orderId });
  if (!mayCancel && !mayReject && !mayRefund) return null;
  return (
    <section className={styles.final} aria-labelledby="final-commands">
      <h3 id="final-commands" className={styles.heading}>
        {m.details.final}
      </h3>
      {mayRefund && (
        <ToneButton tone="refund" onClick={() => openOrderDialog({ kind: "refund", orderId })}>
          {m.refund.open}
        </ToneButton>
      )}
      {mayReject && (
        <ToneButton tone="refuse" onClick={() => ask("reject")}>
          {m.answer.reject}
        </ToneButton>
      )}
      {mayCancel && (
        <ToneButton tone="refuse" onClick={() => ask("cancel")}>
          {m.steps.cancel}
        </ToneButton>
      )}
    </section>
  );
}
