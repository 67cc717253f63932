import type { Progress } from "@noren/ordering/progress.ts";
import { useMemo, useRef, useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDesk } from "../desk-context.tsx";
import { useIsHintDue } from "../onboarding/onboarding.ts";
import { boardOrdersOf } from "../order-state/board-orders.ts";
import { columnsOf } from "../order-state/orders-state.ts";
import { useOrders } from "../order-state/orders-store.ts";
import { usePageTitle } from "../page/use-page-title.ts";
import { AllDay } from "./all-day.tsx";
import { AllDaySwitch } from "./all-day-switch.tsx";
import { Board } from "./board.tsx";
import { BoardClock } from "./board-clock.tsx";
import { useBoard } from "./board-store.ts";
import { ColumnFilter } from "./column-filter.tsx";
import styles from "./inbox-page.module.css";
import { ReadyOrders } from "./ready-orders.tsx";
import { shownProgress } from "./use-order-commands.ts";
import { useStandStill } from "./use-stand-still.ts";

/**
 * The state whose tickets show an onboarding hint, one hint after the other; null once both are
 * completed.
 */
function useHintedProgress(): Progress | null {
  const isAcceptHintDue = useIsHintDue("accept");
  const isStepHintDue = useIsHintDue("next_step");
  if (isAcceptHintDue) return "new";
  return isStepHintDue ? "accepted" : null;
}

/** Every open order as a ticket, and if switched on the dishes due: next to them, on phones instead. */
export function InboxPage() {
  const { m } = useDesk();
  usePageTitle(m.nav.inbox);
  const { orders, underWay, lastEvent } = useOrders();
  const isAllDay = useBoard((state) => state.isAllDay);
  const [filter, setFilter] = useState<Progress | null>(null);
  const hinted = useHintedProgress();
  const box = useRef<HTMLDivElement>(null);
  useStandStill(box);
  const { columns, shown } = useMemo(() => {
    const all = [...orders.values()].map((order) => ({
      ...order,
      progress: shownProgress(order, underWay.get(order.order_id)),
    }));
    return { columns: columnsOf(all), shown: boardOrdersOf(all) };
  }, [orders, underWay]);
  const hintedOrders = columns.find(({ progress }) => progress === hinted)?.orders;

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
        <div className={styles.clock}>
          <BoardClock />
        </div>
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
  const tools = (
    <div className={styles.tools}>
      <AllDaySwitch ground="page" />
      {!isAllDay && <ColumnFilter columns={columns} value={filter} onChange={setFilter} />}
      {/* With a new order it is in the head of its lane. */}
      {(isAllDay || shown.unanswered.length === 0) && <BoardClock />}
    </div>
  );
  return (
    <main className={styles.inbox} data-fills>
      <h1 className="visually-hidden">{m.nav.inbox}</h1>
      {isAllDay && tools}
      <div ref={box} className={styles.board} data-all-day={isAllDay}>
        {isAllDay && <AllDay orders={orders} />}
        <Board
          shown={shown}
          orders={orders}
          underWay={underWay}
          filter={filter}
          hinted={hintedOrders?.find(({ unseen }) => !unseen)?.order_id}
        >
          {!isAllDay && tools}
        </Board>
      </div>
      <ReadyOrders
        orders={columns.find(({ progress }) => progress === "ready")?.orders ?? []}
        onLeftOut={() => {
          setFilter(null);
          useBoard.setState({ isAllDay: false });
        }}
      />
    </main>
  );
}
