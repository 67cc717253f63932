import type { Progress } from "@noren/ordering/progress.ts";
import { useMemo, useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDesk } from "../desk-context.tsx";
import { useIsHintDue } from "../onboarding/onboarding.ts";
import { columnsOf } from "../order-state/orders-state.ts";
import { useOrders } from "../order-state/orders-store.ts";
import { usePageTitle } from "../page/use-page-title.ts";
import { ColumnFilter } from "./column-filter.tsx";
import styles from "./inbox-page.module.css";
import { OrderCard } from "./order-card.tsx";
import { shownProgress } from "./use-order-commands.ts";

/** The columns that are stacked where the screen has no room for all side by side. */
const BENCHES: readonly (readonly Progress[])[] = [
  ["new"],
  ["accepted", "preparing"],
  ["ready", "out_for_delivery"],
];

/**
 * The column whose cards show an onboarding hint, one hint after the other; null once both are
 * completed.
 */
function useHintedProgress(): Progress | null {
  const isAcceptHintDue = useIsHintDue("accept");
  const isStepHintDue = useIsHintDue("next_step");
  if (isAcceptHintDue) return "new";
  return isStepHintDue ? "accepted" : null;
}

/** Every open order: one column per state on tablets, one list with a filter on phones. */
export function InboxPage() {
  const { m } = useDesk();
  usePageTitle(m.nav.inbox);
  const { orders, underWay, lastEvent } = useOrders();
  const [filter, setFilter] = useState<Progress | null>(null);
  const hinted = useHintedProgress();
  const columns = useMemo(() => {
    const shown = [...orders.values()].map((order) => ({
      ...order,
      progress: shownProgress(order, underWay.get(order.order_id)),
    }));
    return columnsOf(shown);
  }, [orders, underWay]);

  if (lastEvent === null)
    return (
      <main className={styles.loading} aria-busy="true">
        <h1 className="visually-hidden">{m.nav.inbox}</h1>
        <Skeleton lines={3} size="card" />
      </main>
    );
  if (columns.every((column) => column.orders.length === 0))
    return (
      <main className={styles.nothing}>
        <h1 className="visually-hidden">{m.nav.inbox}</h1>
        <EmptyState title={m.inbox.emptyTitle} text={m.inbox.emptyText} />
        {hinted && (
          <ol className={styles.onboarding}>
            {m.inbox.onboarding.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </main>
    );
  return (
    <main className={styles.inbox} data-fills>
      <h1 className="visually-hidden">{m.nav.inbox}</h1>
      <ColumnFilter columns={columns} value={filter} onChange={setFilter} />
      <div className={styles.columns} data-filter={filter ?? "all"}>
        {BENCHES.map((bench) => (
          <div key={bench[0]} className={styles.bench}>
            {columns
              .filter(({ progress }) => bench.includes(progress))
              .map(({ progress, orders: inColumn }) => (
                <section
                  key={progress}
                  className={styles.column}
                  aria-labelledby={`column-${progress}`}
                  data-empty={inColumn.length === 0}
                  data-off={filter !== null && filter !== progress}
                >
                  <h2 id={`column-${progress}`} className={styles.heading} data-progress={progress}>
                    {m.columns[progress]} <span className={styles.count}>{inColumn.length}</span>
                  </h2>
                  <div className={styles.cards}>
                    {inColumn.map((order, index) => (
                      <OrderCard
                        key={order.order_id}
                        order={orders.get(order.order_id) ?? order}
                        progress={progress}
                        isUnderWay={underWay.has(order.order_id)}
                        isHinted={index === 0 && progress === hinted}
                      />
                    ))}
                  </div>
                </section>
              ))}
          </div>
        ))}
      </div>
    </main>
  );
}
