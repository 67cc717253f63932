import type { DeskOrder, LiveEvent } from "@noren/contract/staff/orders.ts";
import { asCents, ZERO } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import {
  columnsOf,
  NO_ORDERS,
  ringingOrders,
  withEvent,
  withOpenOrders,
  withOrder,
  withRefetched,
} from "./orders-state.ts";

function aDeskOrder(over: Partial<DeskOrder> = {}): DeskOrder {
  return {
    order_id: "a",
    number: "0001",
    version: 1,
    status: "pending",
    progress: "new",
    commands: ["accept", "reject"],
    is_pickup: true,
    payment_method: "cash",
    demonstration: false,
    locale: "fr",
    created_at: "2026-11-21T18:00:00Z",
    placed_at: "2026-11-21T18:00:00Z",
    acknowledged_at: null,
    acknowledged_by: null,
    alarm_at: "2026-11-21T18:00:00Z",
    rejects_at: "2026-11-21T18:13:00Z",
    unseen: false,
    promised_at: null,
    undo_until: null,
    reason: null,
    reason_text: null,
    slot: {
      date: "2026-11-21",
      time_range: "19:30",
      asap: false,
      starts_at: "2026-11-21T18:30:00Z",
    },
    customer: { first_name: "Ada", last_name: "L.", email: "a@b.c", phone: "1", location: null },
    note: "",
    cutlery: 0,
    dietary: null,
    items: [],
    printing: [],
    subtotal: ZERO,
    discount: ZERO,
    coupon_code: null,
    coupon_discount: ZERO,
    delivery: ZERO,
    tax: ZERO,
    total: ZERO,
    refunded: ZERO,
    ...over,
  };
}

const anEvent = (seq: number, order: DeskOrder): LiveEvent => ({
  seq,
  kind: "placed",
  at: order.placed_at,
  order_id: order.order_id,
  who: null,
  data: {},
  order,
});

const start = withOpenOrders(NO_ORDERS, { orders: [], last_event: 10 });

test("a duplicate event changes nothing", () => {
  const once = withEvent(start, anEvent(11, aDeskOrder()));
  expect(once.orders.size).toBe(1);
  expect(withEvent(once, anEvent(11, aDeskOrder({ version: 9 })))).toBe(once);
});

test("events before the first load are ignored", () => {
  expect(withEvent(start, anEvent(10, aDeskOrder())).orders.size).toBe(0);
});

test("an answer older than its event is ignored", () => {
  const accepted = aDeskOrder({ version: 2, progress: "accepted" });
  const preparing = aDeskOrder({ version: 3, progress: "preparing" });
  const state = withOrder(withEvent(start, anEvent(11, preparing)), accepted);
  expect(state.orders.get("a")?.progress).toBe("preparing");
});

test("a load after a lost connection reverts no order, and the events since are still awaited", () => {
  const known = withOrder(start, aDeskOrder({ version: 2, progress: "accepted" }));
  const read = withOpenOrders(known, { orders: [aDeskOrder()], last_event: 12 });
  expect(read.orders.get("a")?.version).toBe(2);
  expect(read.lastEvent).toBe(10);
});

test("after a restored database its orders and events are the only ones", () => {
  const known = [aDeskOrder({ version: 2 }), aDeskOrder({ order_id: "b" })].reduce(
    withOrder,
    start,
  );
  const read = withOpenOrders(known, { orders: [aDeskOrder({ version: 1 })], last_event: 7 });
  expect([...read.orders.values()].map(({ order_id, version }) => [order_id, version])).toEqual([
    ["a", 1],
  ]);
  const next = withEvent(read, anEvent(8, aDeskOrder({ order_id: "c" })));
  expect(next.orders.has("c")).toBe(true);
});

test("an order rings from its time on, and an acknowledgement silences that order alone", () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
  const both = [aDeskOrder(), aDeskOrder({ order_id: "b", number: "0002" })];
  const ringing = both.reduce(withOrder, start);
  const numbersAt = (state: typeof start, time: string) =>
    ringingOrders(state.orders.values(), at(time)).map(({ number }) => number);
  expect(numbersAt(ringing, "17:59:59")).toEqual([]);
  expect(numbersAt(ringing, "18:00:00")).toEqual(["0001", "0002"]);
  const silenced = {
    acknowledged_at: "2026-11-21T18:01:00Z",
    alarm_at: "2026-11-21T18:02:30Z",
  };
  const seen = withOrder(ringing, aDeskOrder(silenced));
  expect(numbersAt(seen, "18:02:29")).toEqual(["0002"]);
  expect(numbersAt(seen, "18:02:30")).toEqual(["0001", "0002"]);
  expect(numbersAt(withOrder(seen, aDeskOrder()), "18:02:29")).toEqual(["0002"]);
  const later = { acknowledged_at: "2026-11-21T18:03:00Z", alarm_at: "2026-11-21T18:04:30Z" };
  const again = withOrder(withOrder(seen, aDeskOrder(later)), aDeskOrder(silenced));
  expect(numbersAt(again, "18:04:29")).toEqual(["0002"]);
});

test("an automatically rejected order heads the column of new orders until it was acknowledged", () => {
  const rejected = aDeskOrder({
    order_id: "b",
    number: "0009",
    version: 2,
    progress: "rejected",
    unseen: true,
    alarm_at: null,
    rejects_at: null,
  });
  const state = [aDeskOrder(), rejected].reduce(withOrder, start);
  const newOnes = (orders: typeof state.orders) =>
    columnsOf(orders.values())[0]?.orders.map(({ number }) => number);
  expect(newOnes(state.orders)).toEqual(["0009", "0001"]);
  const seen = withOrder(state, { ...rejected, unseen: false });
  expect(newOnes(seen.orders)).toEqual(["0001"]);
  expect(newOnes(withOrder(seen, rejected).orders)).toEqual(["0001"]);
});

test("a refetch updates the time of automatic rejection and drops nothing", () => {
  const ended = aDeskOrder({ order_id: "b", progress: "completed", version: 4 });
  const state = [aDeskOrder(), ended].reduce(withOrder, start);
  const later = aDeskOrder({ rejects_at: "2026-11-21T18:18:00Z" });
  const read = withRefetched(state, { orders: [later], last_event: 10 });
  expect(read.orders.get("a")?.rejects_at).toBe("2026-11-21T18:18:00Z");
  expect(read.orders.get("b")?.progress).toBe("completed");
});

test("an event of a print job is not a new version of the order, and is kept", () => {
  const ticket = { id: 1, kind: "ticket", printer_id: 1, printer: "Cuisine", fault: null } as const;
  const job = { ...ticket, requested_by: null };
  const waiting = { ...job, state: "waiting", at: "2026-11-21T18:00:00.000Z" } as const;
  const printed = { ...job, state: "printed", at: "2026-11-21T18:00:01.000Z" } as const;
  const known = withOrder(start, aDeskOrder({ acknowledged_at: "2026-11-21T18:00:00Z" }));
  const state = withOrder(known, aDeskOrder({ printing: [printed] }));
  expect(state.orders.get("a")?.printing).toEqual([printed]);
  expect(state.orders.get("a")?.acknowledged_at).not.toBe(null);
  const late = withOrder(state, aDeskOrder({ printing: [waiting] }));
  expect(late.orders.get("a")?.printing).toEqual([printed]);
});

test("only new orders ring", () => {
  const rejected = aDeskOrder({ progress: "rejected", version: 2, alarm_at: null });
  expect(ringingOrders([rejected], Date.parse(rejected.placed_at))).toEqual([]);
});

test("an ended order is in no column; the others are sorted by due time", () => {
  const promised = (order_id: string, promised_at: string | null, progress = "accepted" as const) =>
    aDeskOrder({ order_id, number: order_id, promised_at, progress });
  const columns = columnsOf([
    promised("late", "2026-11-21T19:00:00Z"),
    promised("by its slot", null),
    promised("soon", "2026-11-21T18:10:00Z"),
    aDeskOrder({ order_id: "gone", progress: "completed" }),
  ]);
  expect(columns.map(({ progress }) => progress)).toEqual([
    "new",
    "accepted",
    "preparing",
    "ready",
    "out_for_delivery",
  ]);
  expect(columns[1]?.orders.map(({ number }) => number)).toEqual(["soon", "by its slot", "late"]);
  expect(columns.flatMap(({ orders }) => orders)).toHaveLength(3);
});

test("a refund updates an order without a new version, and is never reverted", () => {
  const known = aDeskOrder({ printing: [] });
  const refunded = { ...known, refunded: asCents(250) };
  const state = withOrder(withOrder(NO_ORDERS, known), refunded);
  expect(state.orders.get("a")?.refunded).toBe(250);
  expect(withOrder(state, known)).toBe(state);
});

test.each(["refunded", "cancelled"] as const)(
  "an order becomes %s without a new version, and is never reverted",
  (status) => {
    const known = aDeskOrder({ payment_method: "card", status: "paid", refunded: asCents(250) });
    const over = { ...known, status };
    const state = withEvent(withOrder(start, known), anEvent(11, over));
    expect(state.orders.get("a")?.status).toBe(status);
    expect(withOrder(state, known)).toBe(state);
    const seen = { ...known, acknowledged_at: "2026-11-21T18:01:00Z" };
    expect(withOrder(state, seen).orders.get("a")?.status).toBe(status);
  },
);
