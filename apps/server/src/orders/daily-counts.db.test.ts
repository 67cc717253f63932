import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aCustomer, aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { transact } from "../db/transact.ts";
import { endUnpaidOrder } from "../payments/end-unpaid-order.ts";
import { releaseCounts } from "./daily-counts.ts";

onBothDatabases("daily counts", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  async function limit(daily_count: number, item_id = 101): Promise<void> {
    await desk.db.updateTable("items").set({ daily_count }).where("id", "=", item_id).execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
  }
  const orderOf = (local_id: string, quantity: number, delivery_date: string | null = null) =>
    anOrder({
      local_id,
      items: [aLine({ quantity })],
      subtotal: 5 * quantity,
      total: 5 * quantity,
      tax: Math.round((500 * quantity * quantity) / 11) / 100,
      customer: aCustomer({
        email: `${local_id}@example.com`,
        phone: `+33 6 ${local_id.replace(/\D/g, "").padStart(8, "0")}`,
        date: { delivery_date, delivery_time_range: null },
      }),
    });
  const taken = () => desk.db.selectFrom("daily_counts").select(["date", "taken"]).execute();
  async function shown() {
    const menus = await desk.api().menus();
    const category = menus.ok ? menus.payload[0]?.categories[0] : undefined;
    const left = category?.items.find(({ item_id }) => item_id === 101)?.left;
    return category?.sold_out?.length ? "sold out" : left;
  }

  test("of 40 concurrent orders of 1 to 3 never more than 12 pieces are accepted, and what is left can be ordered", async () => {
    await limit(12);
    const wanted = Array.from({ length: 40 }, (_, guest) => (guest % 3) + 1);
    const all = await Promise.all(
      wanted.map(async (quantity, guest) => {
        const answer = await desk.send(orderOf(`guest-${guest}`, quantity));
        return { quantity, status: answer.status, body: await answer.json() };
      }),
    );
    const accepted = all.filter(({ status }) => status === 201);
    const sold = accepted.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(sold).toBeLessThanOrEqual(12);
    for (const { status, body } of all.filter((answer) => !accepted.includes(answer))) {
      const payload = { item_id: 101, name: "Nigiri saumon" };
      expect([status, body]).toMatchObject([409, { code: "item_unavailable", payload }]);
    }
    for (let left = 12 - sold; left > 0; left--) await desk.place(orderOf(`last-${left}`, 1));
    expect(await taken()).toEqual([{ date: "2026-11-21", taken: 12 }]);
    expect(await shown()).toBe("sold out");
    expect(await desk.problemOf(orderOf("late-99", 1))).toMatchObject({ code: "item_unavailable" });
  });

  test("an order for more than is left is told how many are, and takes none", async () => {
    await limit(4);
    await desk.place(orderOf("first-1", 2));
    expect(await shown()).toBe(2);
    const payload = { item_id: 101, name: "Nigiri saumon", left: 2 };
    expect(await desk.problemOf(orderOf("second-2", 3))).toMatchObject({ payload });
    expect(await taken()).toEqual([{ date: "2026-11-21", taken: 2 }]);
    await desk.place(orderOf("third-3", 2));
  });

  test("the lines of an order are counted together", async () => {
    await limit(3);
    const items = [aLine({ quantity: 2 }), aLine({ quantity: 2, note: "sans wasabi" })];
    const order = { ...orderOf("two-1", 4), items, tax: 3.64 };
    expect(await desk.problemOf(order)).toMatchObject({ payload: { item_id: 101, left: 3 } });
  });

  test("an offer's free dish is left out of the order where too few are left for it", async () => {
    await limit(8);
    await desk.place(orderOf("eight-1", 8));
    const { lines } = await desk.stored();
    expect(lines.map(({ quantity, offer_id }) => [quantity, offer_id])).toEqual([[8, null]]);
    expect(await taken()).toEqual([{ date: "2026-11-21", taken: 8 }]);
    await limit(17);
    await desk.place(orderOf("eight-2", 8));
    expect(await taken()).toEqual([{ date: "2026-11-21", taken: 17 }]);
  });

  test("a day's count is that of the slot's date", async () => {
    await limit(2);
    await desk.place(orderOf("sunday-1", 2, "2026-11-22"));
    expect(await taken()).toEqual([{ date: "2026-11-22", taken: 2 }]);
    expect(await desk.problemOf(orderOf("sunday-2", 1, "2026-11-22"))).toMatchObject({
      code: "item_unavailable",
    });
    await desk.place(orderOf("saturday-3", 2));
  });

  test("an ended order gives back what it took, once", async () => {
    await limit(3);
    const { order_id } = await desk.place(orderOf("ended-1", 3));
    expect(await shown()).toBe("sold out");
    const release = () => transact(desk.db, (trx) => releaseCounts(trx, order_id));
    await release();
    await release();
    expect(await taken()).toEqual([{ date: "2026-11-21", taken: 0 }]);
    expect(await shown()).toBe(3);
    await desk.place(orderOf("next-2", 3));
  });

  test.each(["its guest cancels it", "the desk rejects it", "the desk cancels it"] as const)(
    "an order gives back what it took when %s, and an order that was refused succeeds",
    async (how) => {
      await limit(3);
      const { order_id, tracking_key = "" } = await desk.place(orderOf("first-1", 3));
      const refused = orderOf("refused-2", 3);
      expect(await desk.problemOf(refused)).toMatchObject({ code: "item_unavailable" });
      const { api } = await staffOf(desk).signedIn("manager");
      const why = { version: 0, reason: "too_busy" } as const;
      if (how === "its guest cancels it") {
        const guests = createTrackingApi("", (request) => desk.http.fetch(request), "fr");
        payloadOf(await guests.cancelOrder(order_id, tracking_key));
      } else if (how === "the desk rejects it") {
        payloadOf(await api.reject(order_id, why));
      } else {
        payloadOf(await api.accept(order_id, { version: 0, minutes: 20 }));
        expect(await desk.problemOf(refused)).toMatchObject({ code: "item_unavailable" });
        payloadOf(await api.cancel(order_id, { ...why, version: 1 }));
      }
      expect(await shown()).toBe(3);
      await desk.place(refused);
      expect(await taken()).toEqual([{ date: "2026-11-21", taken: 3 }]);
    },
  );

  test("an unpaid card order gives back when it ends", async () => {
    await limit(3);
    const { order_id } = await desk.place(orderOf("card-1", 3));
    await desk.db.updateTable("orders").set({ payment_method: "card" }).execute();
    expect(await transact(desk.db, (trx) => endUnpaidOrder(trx, order_id))).toBe(true);
    expect(await shown()).toBe(3);
  });

  test("an order that took nothing while the dish was not counted gives nothing back", async () => {
    const { order_id } = await desk.place(orderOf("before-1", 3));
    await limit(3);
    await desk.place(orderOf("after-2", 3));
    await transact(desk.db, (trx) => releaseCounts(trx, order_id));
    expect(await taken()).toEqual([{ date: "2026-11-21", taken: 3 }]);
  });
});
