import type { DeskOrder, LiveEvent, OpenOrders } from "@noren/contract/staff/orders.ts";
import { OPEN_PROGRESS, type OrderCommand, type Progress } from "@noren/ordering/progress.ts";

/**
 * State of the orders. Updates may arrive late or twice (an answer after its own event, a replay
 * after a gap), so an order is only ever replaced by a newer version.
 */
export type OrdersState = {
  orders: ReadonlyMap<string, DeskOrder>;
  /** Sequence number of the last event received; null before the first load. */
  lastEvent: number | null;
  /** Pending commands by order. */
  underWay: ReadonlyMap<string, OrderCommand>;
};

export const NO_ORDERS: OrdersState = { orders: new Map(), lastEvent: null, underWay: new Map() };

/**
 * The first load, or the one after a lost connection: orders that are known in a newer version are
 * kept, and so are those that have ended. A last event before the known one is that of a database
 * that was restored, whose orders and versions are the only ones.
 */
export function withOpenOrders(state: OrdersState, open: OpenOrders): OrdersState {
  const { lastEvent } = state;
  const { orders, last_event } = open;
  if (lastEvent !== null && last_event < lastEvent) {
    const restored = new Map(orders.map((order) => [order.order_id, order]));
    return { ...state, orders: restored, lastEvent: last_event };
  }
  // Events since the last one are yet to come, and tell more than orders.
  return { ...withRefetched(state, open), lastEvent: lastEvent ?? last_event };
}

export function withEvent(state: OrdersState, { seq, order }: LiveEvent): OrdersState {
  if (state.lastEvent !== null && seq <= state.lastEvent) return state;
  const next = { ...state, lastEvent: seq };
  return order ? withOrder(next, order) : next;
}

export function withOrder(state: OrdersState, order: DeskOrder): OrdersState {
  const known = state.orders.get(order.order_id);
  const next = newer(known, order);
  if (next === known) return state;
  return { ...state, orders: new Map(state.orders).set(order.order_id, next) };
}

export function withCommand(
  state: OrdersState,
  orderId: string,
  command: OrderCommand | null,
): OrdersState {
  const underWay = new Map(state.underWay);
  if (command === null) underWay.delete(orderId);
  else underWay.set(orderId, command);
  return { ...state, underWay };
}

/**
 * An acknowledgement, a refund, a payment given back or an event of a print job makes no new
 * version, and is never reverted. The time of automatic rejection follows from the settings: the
 * last value received counts.
 */
function newer(known: DeskOrder | undefined, order: DeskOrder): DeskOrder {
  if (!known || order.version > known.version) return order;
  if (order.version < known.version) return known;
  const isSeen = seenAt(order) > seenAt(known) || (known.unseen && !order.unseen);
  const isPrintedOn = printingAt(order) > printingAt(known);
  const isRefundedOn = order.refunded > known.refunded;
  const isGivenBack = isPaymentOver(order) && !isPaymentOver(known);
  const isMoved = order.rejects_at !== known.rejects_at;
  if (!isSeen && !isPrintedOn && !isRefundedOn && !isGivenBack && !isMoved) return known;
  return {
    ...(isSeen ? order : known),
    printing: (isPrintedOn ? order : known).printing,
    refunded: (isRefundedOn ? order : known).refunded,
    status: (isGivenBack ? order : known).status,
    rejects_at: order.rejects_at,
  };
}

function isPaymentOver({ status }: DeskOrder): boolean {
  return status === "refunded" || status === "cancelled";
}

/** Epoch milliseconds of the last acknowledgement; 0 without one. */
function seenAt({ acknowledged_at }: DeskOrder): number {
  return acknowledged_at === null ? 0 : Date.parse(acknowledged_at);
}

/** Epoch milliseconds of the last event of an order's print jobs; 0 without one. */
function printingAt({ printing }: DeskOrder): number {
  return Math.max(0, ...printing.map(({ at }) => Date.parse(at)));
}

export type Column = { progress: Progress; orders: DeskOrder[] };

/**
 * The open orders by column, sorted by due time. Automatically rejected orders stay at the head of
 * the new ones until they are acknowledged.
 */
export function columnsOf(orders: Iterable<DeskOrder>): Column[] {
  const byProgress = Map.groupBy(orders, ({ progress, unseen }) => (unseen ? "new" : progress));
  return OPEN_PROGRESS.map((progress) => ({
    progress,
    orders: (byProgress.get(progress) ?? []).toSorted(
      (a, b) =>
        Number(b.unseen) - Number(a.unseen) ||
        dueAt(a) - dueAt(b) ||
        a.number.localeCompare(b.number),
    ),
  }));
}

/** Epoch milliseconds: the promised time, else the slot's start. */
export function dueAt({ promised_at, slot }: DeskOrder): number {
  return Date.parse(promised_at ?? slot.starts_at);
}

/** Whether the order rings: it is unanswered and not silenced. */
export function isRinging({ alarm_at }: DeskOrder, now: number): boolean {
  return alarm_at !== null && Date.parse(alarm_at) <= now;
}

/** The ringing orders, the longest waiting first. */
export function ringingOrders(orders: Iterable<DeskOrder>, now: number): DeskOrder[] {
  return [...orders]
    .filter((order) => isRinging(order, now))
    .sort((a, b) => a.placed_at.localeCompare(b.placed_at));
}

/** Merges refetched open orders; orders that have ended meanwhile are kept. */
export function withRefetched(state: OrdersState, { orders }: OpenOrders): OrdersState {
  return orders.reduce(withOrder, state);
}
