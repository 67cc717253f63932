import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { OPEN_PROGRESS } from "@noren/ordering/progress.ts";
import type { BoardOrders } from "./board-layout.ts";
import { dueAt } from "./orders-state.ts";

/** Ready orders are called out; a delivery that has left can wait. All others go by their due time. */
const GROUPS: Partial<Record<DeskOrder["progress"], number>> = { ready: 0, out_for_delivery: 2 };
const OTHERS = 1;

/** What the board shows: new orders by their arrival, then what is called out, cooked, delivered. */
export function boardOrdersOf(orders: readonly DeskOrder[]): BoardOrders {
  const group = ({ progress }: DeskOrder) => GROUPS[progress] ?? OTHERS;
  const ids = (some: readonly DeskOrder[]) => some.map(({ order_id }) => order_id);
  const byArrival = (a: DeskOrder, b: DeskOrder) =>
    a.placed_at.localeCompare(b.placed_at) || a.number.localeCompare(b.number);
  const isOpen = ({ progress, unseen }: DeskOrder) =>
    !unseen && OPEN_PROGRESS.some((open) => open === progress);
  const open = orders.filter(isOpen);
  return {
    unanswered: ids(open.filter(({ progress }) => progress === "new").toSorted(byArrival)),
    answered: ids(
      open
        .filter(({ progress }) => progress !== "new")
        .toSorted((a, b) => group(a) - group(b) || dueAt(a) - dueAt(b) || byArrival(a, b)),
    ),
    ended: ids(orders.filter(({ unseen }) => unseen).toSorted(byArrival)),
  };
}
