import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { useMemo } from "react";
import { useDesk } from "../desk-context.tsx";
import { allDay, type Due } from "../order-state/all-day.ts";
import styles from "./all-day.module.css";

/** How many of each dish are still to be cooked, and of each choice apart. */
export function AllDay({ orders }: { orders: ReadonlyMap<string, DeskOrder> }) {
  const { m } = useDesk();
  const { dishes, choices } = useMemo(() => allDay(orders.values()), [orders]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it, and nothing in it takes the focus
    <section className={styles.allDay} aria-labelledby="all-day" tabIndex={0}>
      <h2 id="all-day" className={styles.heading}>
        {m.allDay.dishes(dishes.reduce((sum, { quantity }) => sum + quantity, 0))}
      </h2>
      {dishes.length === 0 && <p>{m.allDay.nothing}</p>}
      <DueList due={dishes} />
      {choices.length > 0 && (
        <>
          <h3 className={styles.heading}>{m.allDay.choices}</h3>
          <DueList due={choices} />
        </>
      )}
    </section>
  );
}

function DueList({ due }: { due: readonly Due[] }) {
  return (
    <ul className={styles.list}>
      {due.map(({ name, quantity }) => (
        <li key={name} className={styles.due}>
          <span className={styles.quantity}>{quantity}×</span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
