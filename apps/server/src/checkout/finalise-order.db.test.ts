import { afterEach, beforeEach, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";

onBothDatabases("finalising an order", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  const session = { client_secret: null, customer_id: null };
  const finalise = (order_id: string, status: "pending" | "paid") =>
    desk.api().finaliseOrder({ order_id, transaction_id: session, status });

  test("PUT /checkout leaves a cash order pending, however often it is finalised", async () => {
    const { order_id } = await desk.place(anOrder());
    const before = await desk.stored();
    const answer = { ok: true, payload: { order_id, status: "pending" } };
    expect(await finalise(order_id, "pending")).toEqual(answer);
    expect(await finalise(order_id, "pending")).toEqual(answer);
    expect(await desk.stored()).toEqual(before);
  });

  test("PUT /checkout with paid is refused for a cash order, which stays pending", async () => {
    const { order_id } = await desk.place(anOrder());
    expect(await finalise(order_id, "paid")).toMatchObject({
      problem: { code: "payment_not_confirmed", status: 402 },
    });
    expect((await desk.stored()).orders).toMatchObject([{ status: "pending" }]);
  });

  test("PUT /checkout with pending does not change a paid order", async () => {
    const { order_id } = await desk.place(anOrder());
    await desk.db.updateTable("orders").set({ status: "paid" }).execute();
    const answer = { ok: true, payload: { order_id, status: "paid" } };
    expect(await finalise(order_id, "pending")).toEqual(answer);
    expect(await finalise(order_id, "paid")).toEqual(answer);
  });

  test("PUT /checkout answers not_found for an unknown order", async () => {
    expect(await finalise("unknown", "pending")).toMatchObject({
      problem: { code: "not_found", status: 404 },
    });
  });

  test("PUT /checkout refuses any status but pending and paid", async () => {
    const { order_id } = await desk.place(anOrder());
    expect(await finalise(order_id, "refunded" as never)).toMatchObject({
      problem: { code: "validation_failed", errors: { status: [expect.any(String)] } },
    });
  });
});
