import type { DeskOrder, OrderReason } from "@noren/contract/staff/orders.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useDesk } from "../desk-context.tsx";
import { DialogHead } from "./dialog-head.tsx";
import { closeOrderDialog } from "./order-dialog-store.ts";
import styles from "./order-dialogs.module.css";
import { useOrderCommands } from "./use-order-commands.ts";

const REASONS: Record<"reject" | "cancel", readonly OrderReason[]> = {
  reject: ["too_busy", "sold_out", "closing", "cannot_deliver", "other"],
  cancel: ["customer_request", "sold_out", "cannot_deliver", "no_answer", "other"],
};
const MAX_MESSAGE = 500;

type RefusalFormProps = { order: DeskOrder; command: "reject" | "cancel" };

/** Cannot be taken back: it asks once, for the reason that the customer will read. */
export function RefusalForm({ order, command }: RefusalFormProps) {
  const { m } = useDesk();
  const { answer } = useOrderCommands();
  const [reason, setReason] = useState<OrderReason | null>(null);
  const [message, setMessage] = useState("");
  const [isAsked, setAsked] = useState(false);
  const reasons = REASONS[command].filter(
    (known) => known !== "cannot_deliver" || !order.is_pickup,
  );

  function refuse(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (reason === null) return;
    closeOrderDialog();
    const text = message.trim();
    void answer(order, { command, refusal: { reason, ...(text && { message: text }) } });
  }

  return (
    <>
      <DialogHead title={m.dialogs[command](order.number)} />
      <form className={styles.body} onSubmit={refuse}>
        <ChipGroup
          legend={m.refusal.why}
          groups={[reasons.map((value) => ({ value, label: m.refusal.reasons[value] }))]}
          value={reason}
          onChange={setReason}
          layout="wrap"
          error={isAsked && reason === null ? m.refusal.chooseReason : undefined}
        />
        <TextArea
          label={m.refusal.message}
          hint={m.refusal.messageHint}
          optional={m.fields.optional}
          maxLength={MAX_MESSAGE}
          rows={2}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p className={styles.hint}>
          {order.payment_method === "card" ? m.refusal.moneyBack : m.refusal.nothingPaid}
        </p>
        <Button type="submit" size="l">
          {m.refusal.submit[command]}
        </Button>
      </form>
    </>
  );
}
