import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { expect, test } from "vitest";
import { columnsOf } from "./orders-state.ts";
import { urgencyOf } from "./urgency.ts";

function anOrder(order_id: string, progress: DeskOrder["progress"], due: string): DeskOrder {
  const slot = { starts_at: `2026-11-21T${due}:00Z` };
  return {
    order_id,
    number: order_id,
    progress,
    slot,
    promised_at: null,
    unseen: false,
  } as unknown as DeskOrder;
}

test("new orders come first, then what is cooked by due time, then what is handed over", () => {
  const places = urgencyOf(
    columnsOf([
      anOrder("ready", "ready", "18:00"),
      anOrder("cooked", "preparing", "18:30"),
      anOrder("sooner", "accepted", "18:20"),
      anOrder("later", "accepted", "18:40"),
      anOrder("new", "new", "20:00"),
    ]),
  );
  const inOrder = [...places].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
  expect(inOrder).toEqual(["new", "sooner", "cooked", "later", "ready"]);
});
