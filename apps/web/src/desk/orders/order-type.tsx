import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import styles from "./order-type.module.css";

/** Where an answer is asked for and where the name is called out; else the ticket's foot has it. */
export function isNamedInHead(progress: Progress): boolean {
  return progress === "new" || progress === "ready";
}

export function guestName({ customer: { first_name, last_name } }: DeskOrder): string {
  return `${first_name} ${last_name}`.trim();
}

type OrderTypeProps = {
  order: DeskOrder;
  /** In words, not only as an icon; for screen readers always in words. */
  isNamed?: boolean;
};

/** Pickup or delivery. */
export function OrderType({ order: { is_pickup }, isNamed = false }: OrderTypeProps) {
  const { m } = useDesk();
  return (
    <span
      className={styles.type}
      data-type={is_pickup ? "pickup" : "delivery"}
      data-named={isNamed}
    >
      <DeskIcon name={is_pickup ? "tote" : "bicycle"} size={18} />
      <span className={isNamed ? undefined : "visually-hidden"}>
        {is_pickup ? m.card.pickup : m.card.delivery}
      </span>
    </span>
  );
}
