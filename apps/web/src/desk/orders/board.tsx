import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { OrderCommand, Progress } from "@noren/ordering/progress.ts";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { type BoardOrders, type Slot, waitingCount } from "../order-state/board-layout.ts";
import styles from "./board.module.css";
import { BoardClock } from "./board-clock.tsx";
import { holdBoard, NO_HOLD } from "./board-store.ts";
import { FoldedOrders } from "./folded-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { useBoardHold } from "./use-board-hold.ts";
import { useBoardLayout } from "./use-board-layout.ts";
import { shownProgress } from "./use-order-commands.ts";

type BoardProps = {
  shown: BoardOrders;
  /** The orders as the server has them. */
  orders: ReadonlyMap<string, DeskOrder>;
  underWay: ReadonlyMap<string, OrderCommand>;
  /** The only state shown on phones; null: all. */
  filter: Progress | null;
  /** The order that shows the hint for new staff members. */
  hinted: string | undefined;
  /** What phones show between new orders and the others. */
  children: ReactNode;
};

/**
 * Every open order as a ticket that keeps its place: those that wait for an answer in a lane of
 * their own, the others in columns. Nothing moves while somebody is at the board.
 */
export function Board({ shown, orders, underWay, filter, hinted, children }: BoardProps) {
  const { m } = useDesk();
  const board = useRef<HTMLDivElement>(null);
  const layout = useBoardLayout(board, shown, useBoardHold(board));
  const waiting = layout ? waitingCount(layout, shown) : 0;

  /** Somebody whose mouse stays on the board sees them, too. */
  function showArrived(): void {
    flushSync(() => holdBoard(NO_HOLD));
    const arrived = [...(board.current?.querySelectorAll("[data-lane] article") ?? [])].at(-1);
    arrived?.scrollIntoView({ block: "nearest" });
  }

  const ticket = ({ id, gap }: Slot) => {
    const order = orders.get(id);
    if (gap !== null || !order)
      return <div key={`gap ${id}`} className={styles.gap} style={{ height: gap ?? 0 }} />;
    const progress = shownProgress(order, underWay.get(id));
    return (
      <OrderCard
        key={id}
        order={order}
        progress={progress}
        isUnderWay={underWay.has(id)}
        isHinted={id === hinted}
        isOff={filter !== null && filter !== progress}
      />
    );
  };
  return (
    <div ref={board} className={styles.board} data-scrolls>
      <section
        className={styles.lane}
        aria-labelledby="lane"
        data-off={filter !== null && filter !== "new"}
        data-empty={layout?.lane.length === 0 && layout.folded === null}
        data-waits={waiting > 0}
      >
        <header className={styles.head}>
          <h2 id="lane">
            {m.columns.new} <span className={styles.count}>{shown.unanswered.length}</span>
          </h2>
          <p className={styles.waiting} role="status">
            {waiting > 0 && (
              <button type="button" className={styles.arrived} onClick={showArrived}>
                {m.inbox.arrived(waiting)}
                <DeskIcon name="caret-down" size={16} />
              </button>
            )}
          </p>
          <BoardClock />
        </header>
        <div className={styles.tickets} data-lane data-scrolls>
          {layout?.folded && <FoldedOrders ids={layout.folded} orders={orders} />}
          {layout?.lane.map(ticket)}
          {shown.unanswered.length === 0 && <p className={styles.none}>{m.inbox.noneNew}</p>}
        </div>
      </section>
      {children}
      <section
        className={styles.columns}
        style={{ flexGrow: layout?.columns.length }}
        aria-labelledby="answered"
        data-scrolls
      >
        <h2 id="answered" className="visually-hidden">
          {m.inbox.answered}
        </h2>
        {layout?.columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place on the screen
          <div key={index} className={styles.column}>
            {column.map(ticket)}
          </div>
        ))}
      </section>
    </div>
  );
}
