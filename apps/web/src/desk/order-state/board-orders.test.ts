import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { expect, test } from "vitest";
import { boardOrdersOf } from "./board-orders.ts";

function anOrder(
  order_id: string,
  progress: DeskOrder["progress"],
  due: string,
  over: Partial<DeskOrder> = {},
): DeskOrder {
  const slot = { starts_at: `2026-11-21T${due}:00Z` };
  const placed_at = "2026-11-21T17:00:00Z";
  const order = { order_id, number: order_id, progress, slot, placed_at, promised_at: null };
  return { ...order, unseen: false, ...over } as unknown as DeskOrder;
}

test("ready orders come first, then what is cooked by due time, then what is delivered", () => {
  const { answered } = boardOrdersOf([
    anOrder("delivered", "out_for_delivery", "18:00"),
    anOrder("cooked", "preparing", "18:30"),
    anOrder("sooner", "accepted", "18:20"),
    anOrder("later", "accepted", "18:40"),
    anOrder("ready", "ready", "18:50"),
  ]);
  expect(answered).toEqual(["ready", "sooner", "cooked", "later", "delivered"]);
});

test("new orders are in order of arrival, whenever they are due; ended ones are apart", () => {
  const { unanswered, ended } = boardOrdersOf([
    anOrder("second", "new", "18:00", { placed_at: "2026-11-21T17:10:00Z" }),
    anOrder("first", "new", "20:00", { placed_at: "2026-11-21T17:05:00Z" }),
    anOrder("ended", "rejected", "18:00", { unseen: true }),
  ]);
  expect([unanswered, ended]).toEqual([["first", "second"], ["ended"]]);
});
