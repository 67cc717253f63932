import type { DeskOrder, OrderReason } from "@noren/contract/staff/orders.ts";
import { useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { closeOrderDialog, useOrderDialog } from "../dialog/order-dialog-store.ts";
import { QuestionFoot } from "../dialog/question-foot.tsx";
import { useOrders } from "../order-state/orders-store.ts";
import { Form } from "../page/form.tsx";
import { useOrderCommands } from "./use-order-commands.ts";

const REASONS: Record<"reject" | "cancel", readonly OrderReason[]> = {
  reject: ["too_busy", "sold_out", "closing", "cannot_deliver", "other"],
  cancel: ["customer_request", "sold_out", "cannot_deliver", "no_answer", "other"],
};

type RejectionFormProps = { order: DeskOrder; command: "reject" | "cancel" };

/**
 * Rejects or cancels an order, which cannot be undone: asks for the reason that the customer will
 * read.
 */
export function RejectionForm({ order, command }: RejectionFormProps) {
  const { m } = useDesk();
  const { answer } = useOrderCommands();
  const [reason, setReason] = useState<OrderReason | null>(null);
  const [message, setMessage] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useOrders(({ underWay }) => underWay.has(order.order_id));
  const isPaid = order.payment_method === "card" && !order.demonstration;
  const reasons = REASONS[command].filter(
    (known) => known !== "cannot_deliver" || !order.is_pickup,
  );

  async function refuse() {
    setAsked(true);
    if (reason === null) return;
    const { question } = useOrderDialog.getState();
    const text = message.trim();
    const rejection = { reason, ...(text && { message: text }) };
    const outcome = await answer(order, { command, rejection });
    setProblem(outcome.isDone ? null : outcome.problem);
    // Another dialog may have been opened meanwhile.
    if (outcome.isDone && useOrderDialog.getState().question === question) closeOrderDialog();
  }

  return (
    <>
      <DialogHead title={m.dialogs[command](order.number)} />
      <Form className={styles.body} isBusy={isBusy} onSubmit={refuse}>
        <ChipGroup
          legend={m.rejection.why}
          groups={[reasons.map((value) => ({ value, label: m.rejection.reasons[value] }))]}
          value={reason}
          onChange={setReason}
          layout="words"
          error={isAsked && reason === null ? m.rejection.chooseReason : undefined}
        />
        <QuestionFoot
          comment={{
            label: m.rejection.message,
            hint: m.rejection.messageHint,
            value: message,
            onChange: setMessage,
          }}
          follows={isPaid ? m.rejection.moneyBack : m.rejection.nothingPaid}
          submit={m.rejection.submit[command]}
          isBusy={isBusy}
        >
          {problem && <Alert kind="error">{problem}</Alert>}
        </QuestionFoot>
      </Form>
    </>
  );
}
