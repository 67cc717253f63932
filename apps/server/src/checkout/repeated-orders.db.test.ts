import { afterEach, beforeEach, expect, test } from "vitest";
import { aCustomer, aDelivery, aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";

const MINUTE = 60_000;

onBothDatabases("repeated orders", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  test("a duplicate order is answered with the first one and stored once", async () => {
    const send = () => desk.send(anOrder());
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
    const { orders, mails } = await desk.stored();
    expect([orders.length, mails.length]).toEqual([1, 2]);
  });

  test("an order is recognised as duplicate in another writing: strings, key order, spaces, unknown fields", async () => {
    const { order_id } = await desk.place(aDelivery());
    const { local_id, customer, ...rest } = aDelivery();
    const again = {
      unknown: 1,
      ...rest,
      total: "19.00",
      is_pickup: "false",
      customer: { ...customer, email: " ADA@Example.com ", note: "?" },
      local_id,
    };
    expect(await desk.place(again as never)).toMatchObject({ order_id });
  });

  test("a duplicate order is answered after its slot has passed", async () => {
    const { order_id } = await desk.place(anOrder());
    desk.clock.now += 24 * 60 * MINUTE;
    expect(await desk.place(anOrder())).toMatchObject({ order_id });
  });

  test("a duplicate order is answered after its prices have changed", async () => {
    const { order_id } = await desk.place(anOrder());
    await desk.db
      .updateTable("items")
      .set({ price_pickup: 900 as never })
      .execute();
    await desk.dataChanged();
    expect(await desk.place(anOrder())).toMatchObject({ order_id });
  });

  test("another order with the same local_id is refused with local_id_reused", async () => {
    await desk.place(anOrder());
    const others = [
      anOrder({ items: [aLine({ note: "autre" })] }),
      anOrder({ customer: aCustomer({ phone: "1" }) }),
      anOrder({ total: 11 }),
    ];
    for (const other of others)
      expect(await desk.problemOf(other)).toMatchObject({ code: "local_id_reused", status: 409 });
    expect((await desk.stored()).orders).toHaveLength(1);
  });

  test("concurrent duplicates are stored as one order: one answer is 201, the others are 200", async () => {
    const send = () => desk.send(anOrder());
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    const { orders, lines, mails } = await desk.stored();
    expect([orders.length, lines.length, mails.length]).toEqual([1, 1, 2]);
  });

  test("a refused order's local_id can be used again", async () => {
    await desk.problemOf(anOrder({ total: 9 }));
    await desk.place(anOrder());
  });
});
