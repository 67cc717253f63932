import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./unseen-rejection.module.css";
import { useOrderCommands } from "./use-order-commands.ts";

/** An automatically rejected order: shown until a staff member acknowledges it. */
export function UnseenRejection({ order }: { order: DeskOrder }) {
  const { m } = useDesk();
  const { acknowledge } = useOrderCommands();
  return (
    <div className={styles.rejection}>
      <p className={styles.words}>
        <DeskIcon name="warning" size={28} />
        <span>
          <strong>{m.answer.rejected}</strong> {m.answer.rejectedText}
        </span>
      </p>
      <Button variant="secondary" size="l" fullWidth onClick={() => void acknowledge(order)}>
        {m.answer.seen}
      </Button>
    </div>
  );
}
