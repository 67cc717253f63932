import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { closeOrderDialog, openOrderDialog } from "../dialog/order-dialog-store.ts";
import { ToneButton } from "../page/tone-button.tsx";
import styles from "./order-details.module.css";
import { stepName } from "./step-name.ts";
import { useOrderCommands } from "./use-order-commands.ts";

type OtherCommandsProps = { order: DeskOrder; toDocuments: () => void };

/** What can be done with an order and taken back: other times, steps, print documents. */
export function OtherCommands({ order, toDocuments }: OtherCommandsProps) {
  const { m } = useDesk();
  const { answer } = useOrderCommands();
  const orderId = order.order_id;
  return (
    <div className={styles.commands}>
      {order.commands.map((command) => {
        if (command === "reject" || command === "cancel") return null;
        if (command === "accept" || command === "delay")
          return (
            <ToneButton
              key={command}
              tone="warn"
              onClick={() => openOrderDialog({ kind: "promise", command, orderId })}
            >
              {command === "accept" ? m.answer.otherTime : m.steps.delay}
            </ToneButton>
          );
        return (
          <Button
            key={command}
            variant="secondary"
            onClick={() => {
              closeOrderDialog();
              void answer(order, { command });
            }}
          >
            {stepName(command, order, m)}
          </Button>
        );
      })}
      <Button variant="secondary" onClick={toDocuments}>
        <DeskIcon name="printer" />
        {m.printing.documents}
      </Button>
    </div>
  );
}
