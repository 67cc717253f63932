import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { openOrderDialog } from "../dialog/order-dialog-store.ts";

/** All commands of the order except its next step. */
export function OrderMenu({ order, isUnderWay }: { order: DeskOrder; isUnderWay: boolean }) {
  const { m } = useDesk();
  return (
    <Button
      variant="secondary"
      disabled={isUnderWay}
      aria-label={m.card.more(order.number)}
      onClick={() => openOrderDialog({ kind: "details", orderId: order.order_id })}
    >
      <DeskIcon name="dots-three" size={28} />
    </Button>
  );
}
