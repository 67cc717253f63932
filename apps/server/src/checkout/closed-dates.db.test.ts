import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCustomer, aDelivery, aLine, anAddress, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { toJson } from "../db/json-text.ts";

const CLOSED = "2026-11-27";

onBothDatabases("orders for a date with hours of its own", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  const orderFor = (delivery_date: string, delivery_time_range: string) =>
    anOrder({ customer: aCustomer({ date: { delivery_date, delivery_time_range } }) });

  async function close(date: string): Promise<void> {
    const services = toJson<never[]>([]);
    await desk.db.insertInto("special_hours").values({ date, services }).execute();
    await desk.dataChanged();
  }

  test.each(["12:00", "12:00-12:15", "ASAP"])(
    "POST /checkout refuses an order for a closed date with slot_closed: %s",
    async (time) => {
      expect(await desk.place(orderFor(CLOSED, time))).toBeTruthy();
      await close(CLOSED);
      const again = { ...orderFor(CLOSED, time), local_id: "another" };
      expect(await desk.problemOf(again)).toMatchObject({ status: 409, code: "slot_closed" });
      const next = { ...orderFor("2026-12-04", "12:00"), local_id: "a week later" };
      expect(await desk.place(next)).toBeTruthy();
    },
  );

  test("POST /checkout refuses a delivery for a closed date with slot_closed", async () => {
    await close(CLOSED);
    const customer = aCustomer({
      location: anAddress(),
      date: { delivery_date: CLOSED, delivery_time_range: "12:00" },
    });
    const problem = await desk.problemOf(aDelivery({ customer }));
    expect(problem).toMatchObject({ status: 409, code: "slot_closed" });
  });

  test("where today is closed, a pickup without a date is for the next open day, and ASAP is refused", async () => {
    await close("2026-11-21");
    await desk.place(anOrder());
    expect((await desk.stored()).orders).toMatchObject([
      { slot_date: "2026-11-22", time_range: "11:30" },
    ]);
    const asap = aDelivery({ local_id: "asap", items: [aLine({ quantity: 3 })] });
    expect(await desk.problemOf(asap)).toMatchObject({ status: 409, code: "slot_closed" });
  });

  test("an order taken before its date was closed stays, and sent again it is the same order", async () => {
    const order = orderFor(CLOSED, "12:00");
    const placed = await desk.place(order);
    const before = await desk.stored();
    await close(CLOSED);
    expect(await desk.place(order)).toMatchObject({ order_id: placed.order_id });
    expect(await desk.stored()).toEqual(before);
    const tracking = createTrackingApi("", desk.http.fetch, "fr");
    const tracked = await tracking.tracking(placed.order_id, placed.tracking_key ?? "");
    expect(tracked).toMatchObject({ ok: true, payload: { progress: "new" } });
  });

  test("a date with other hours takes orders at these alone", async () => {
    const service = {
      ...{ start: "15:00", end: "16:00", slot_minutes: 30, menus: [] },
      ...{ order_types: ["pickup" as const], first_order: null, last_order: null },
    };
    await desk.db
      .insertInto("special_hours")
      .values({ date: CLOSED, services: toJson([service]) })
      .execute();
    await desk.dataChanged();
    expect(await desk.problemOf(orderFor(CLOSED, "12:00"))).toMatchObject({ code: "slot_closed" });
    expect(await desk.place(orderFor(CLOSED, "15:30"))).toBeTruthy();
  });
});
