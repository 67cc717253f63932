import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./unseen-rejection.module.css";
import { useOrderCommands } from "./use-order-commands.ts";

/** An order that the customer cancelled, or that was rejected automatically: until it is seen. */
export function UnseenRejection({ order }: { order: DeskOrder }) {
  const { m } = useDesk();
  const { acknowledge } = useOrderCommands();
  const isWithdrawn = order.progress === "cancelled";
  return (
    <div className={styles.rejection}>
      <p className={styles.words}>
        <DeskIcon name="warning" size={28} />
        <span>
          <strong>{isWithdrawn ? m.answer.withdrawn : m.answer.rejected}</strong>{" "}
          {isWithdrawn ? m.answer.withdrawnText : m.answer.rejectedText}
        </span>
      </p>
      <Button variant="secondary" size="l" fullWidth onClick={() => void acknowledge(order)}>
        {m.answer.seen}
      </Button>
    </div>
  );
}
