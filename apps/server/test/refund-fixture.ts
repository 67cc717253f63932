import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { payloadOf } from "./account-fixture.ts";
import { aDelivery, aLine } from "./an-order.ts";
import type { TestDatabases } from "./databases.ts";
import { openStaffOrderFixture } from "./staff-order-fixture.ts";

/** Two nigiri at 5 € and a beer at 5 €, taxed at 10 and 20 %. */
export const MEAL: Partial<WireOrderRequest> = {
  items: [aLine(), aLine({ item_id: 103, quantity: 1 })],
  subtotal: 15,
  tax: 2.65,
  total: 15,
};
/** The same with 5 € off. */
export const DISCOUNTED_MEAL = { ...MEAL, coupon: "UNIQUE", discount: 5, total: 10 };

/** Three nigiri at 5.50 €, and a delivery fee of 2.50 €. */
export const DELIVERED_MEAL = aDelivery();

/** A staff desk with a signed-in manager. */
export async function openWithManager(databases: TestDatabases) {
  const desk = await openStaffOrderFixture(databases);
  const { api } = await desk.signedIn("manager");
  return { desk, api };
}

/** The same with an order, and helpers to refund it. */
export async function openSoldOrder(databases: TestDatabases, order: Partial<WireOrderRequest>) {
  const { desk, api } = await openWithManager(databases);
  const { id, key } = await desk.placeWithKey(order);
  let refunds = 0;
  return {
    desk,
    api,
    id,
    accept: async () => payloadOf(await api.accept(id, { version: 0 })),
    complete: async () => payloadOf(await api.completed(id, { version: 1 })),
    refundFee: (lines?: { line: number; quantity: number }[]) =>
      api.refund(id, { ...(lines && { lines }), delivery: true, key: `the-fee-${refunds++}` }),
    refundPieces: (...lines: [line: number, quantity: number][]) => {
      const wanted = lines.map(([line, quantity]) => ({ line, quantity }));
      const request = { lines: wanted, key: `refund-${refunds++}`, reason: "froid" };
      return api.refund(id, request);
    },
    notes: async () => payloadOf(await desk.tracking.tracking(id, key)).receipts.slice(1),
    refundable: async () => payloadOf(await api.order(id)).refundable,
  };
}
