import { afterEach, beforeEach, expect, test } from "vitest";
import { aDelivery, aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";

const scheduling = testRestaurant.settings.find(({ name }) => name === "scheduling")?.value;

onBothDatabases("slot capacity", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  const limit = (orders: number) =>
    desk.changeSetting("scheduling", {
      ...(scheduling as object),
      orders_per_slot: orders,
      pickup_orders_per_slot: orders,
    });
  const orderOf = (guest: number) => anOrder({ local_id: `guest-${guest}` });
  const answers = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, guest) => desk.send(orderOf(guest))));

  test("of 20 concurrent orders for a slot's last place exactly one is accepted", async () => {
    await limit(3);
    await desk.place(orderOf(100));
    await desk.place(orderOf(101));

    const all = await answers(20);
    const refused = all.filter(({ status }) => status === 409);
    expect([all.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 19]);
    for (const answer of refused) expect(await answer.json()).toMatchObject({ code: "slot_full" });
    const { orders, mails } = await desk.stored();
    expect([orders.length, mails.length]).toEqual([3, 6]);
  });

  test("a slot without a limit accepts any number of orders", async () => {
    const statuses = (await answers(20)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  test("a duplicate order takes no second place", async () => {
    await limit(2);
    await desk.place(orderOf(1));
    await desk.place(orderOf(1));
    await desk.place(orderOf(2));
    expect(await desk.problemOf(orderOf(3))).toMatchObject({ code: "slot_full", status: 409 });
  });

  test("an order refused with slot_full can be sent again for another slot", async () => {
    await limit(1);
    await desk.place(orderOf(1));
    await desk.problemOf(orderOf(2));
    desk.clock.now += 60 * 60_000;
    await desk.place(orderOf(2));
  });

  test("pickup and delivery slots are counted separately", async () => {
    await limit(1);
    await desk.place(orderOf(1));
    await desk.place(aDelivery({ local_id: "delivery" }));
  });

  const limitPieces = (pieces: number) => {
    const { pickup_orders_per_slot: _, ...rest } = scheduling as Record<string, unknown>;
    return desk.changeSetting("scheduling", { ...rest, pickup_pieces_per_slot: pieces });
  };
  const piecesOf = (local_id: string, quantity: number) =>
    anOrder({
      local_id,
      items: [aLine({ quantity })],
      subtotal: 5 * quantity,
      total: 5 * quantity,
      tax: Math.round((500 * quantity * quantity) / 11) / 100,
    });

  test("an order with more pieces than the limit is accepted only for an empty slot, and fills it", async () => {
    await limitPieces(5);
    await desk.place(piecesOf("oversize", 8));
    expect(await desk.problemOf(piecesOf("one-more", 1))).toMatchObject({ code: "slot_full" });
    const { orders } = await desk.stored();
    await desk.db.updateTable("orders").set({ progress: "rejected" }).execute();
    await desk.place(piecesOf("one", 1));
    expect(await desk.problemOf(piecesOf("oversize-too", 8))).toMatchObject({ code: "slot_full" });
    expect(orders).toHaveLength(1);
  });

  test("free lines do not count as pieces", async () => {
    await limitPieces(5);
    await desk.place(piecesOf("paid", 3));
    const lines = await desk.db.selectFrom("order_lines").selectAll().execute();
    for (const { id: _, ...line } of lines as ((typeof lines)[number] & { id?: number })[])
      await desk.db
        .insertInto("order_lines")
        .values({ ...line, position: 9, offer_id: 1, quantity: 3 })
        .execute();
    expect(await desk.fullSlots()).toEqual([]);
    await desk.place(piecesOf("fits", 2));
    expect(await desk.fullSlots()).toHaveLength(1);
    expect(await desk.problemOf(piecesOf("too-many", 1))).toMatchObject({ code: "slot_full" });
  });

  test("a slot is full whether its orders were shown its start alone or its range", async () => {
    await desk.place(orderOf(1));
    const { pickup_show_range: shown, ...rest } = scheduling as Record<string, unknown>;
    const other = { pickup_show_range: !shown, pickup_orders_per_slot: 2 };
    await desk.changeSetting("scheduling", { ...rest, ...other });
    await desk.place(orderOf(2));
    expect(await desk.fullSlots()).toHaveLength(1);
  });

  test("with a limit of pieces, concurrent orders are accepted only as long as their pieces fit", async () => {
    await limitPieces(5);
    await desk.place(orderOf(100));

    const all = await answers(20);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await desk.problemOf(orderOf(30))).toMatchObject({ code: "slot_full" });
    const one = { items: [aLine({ quantity: 1 })], subtotal: 5, total: 5, tax: 0.45 };
    await desk.place(anOrder({ local_id: "one-piece", ...one }));
    const last = anOrder({ local_id: "no-piece-left", ...one });
    expect(await desk.problemOf(last)).toMatchObject({ code: "slot_full" });
  });

  test("orders placed before the limit was set count", async () => {
    await desk.place(orderOf(1));
    await desk.place(orderOf(2));
    await limit(2);
    expect(await desk.problemOf(orderOf(3))).toMatchObject({ code: "slot_full" });
  });

  test("orders placed while the limit was 0 count once it is set again", async () => {
    await limit(2);
    await desk.place(orderOf(1));
    await limit(0);
    await desk.place(orderOf(2));
    await limit(2);
    expect(await desk.problemOf(orderOf(3))).toMatchObject({ code: "slot_full" });
  });
});
