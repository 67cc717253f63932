import type { DeskOrder, OrderReason } from "@noren/contract/staff/orders.ts";
import { type FormEvent, useState } from "react";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "../dialog/dialog.module.css";
import { DialogHead } from "../dialog/dialog-head.tsx";
import { closeOrderDialog } from "../dialog/order-dialog-store.ts";
import { QuestionFoot } from "../dialog/question-foot.tsx";
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
  const isPaid = order.payment_method === "card" && !order.demonstration;
  const reasons = REASONS[command].filter(
    (known) => known !== "cannot_deliver" || !order.is_pickup,
  );

  function refuse(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (reason === null) return;
    closeOrderDialog();
    const text = message.trim();
    void answer(order, { command, rejection: { reason, ...(text && { message: text }) } });
  }

  return (
    <>
      <DialogHead title={m.dialogs[command](order.number)} />
      <form className={styles.body} onSubmit={refuse}>
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
        />
      </form>
    </>
  );
}
