import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture } from "../../test/staff-fixture.ts";

onBothDatabases("dates that differ from the week", (databases) => {
  async function open() {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("manager");
    const hours = async () => payloadOf(await api.hours());
    const open = (await hours()).days.slice(1).find(({ pickup }) => pickup.slots > 0);
    if (!open) throw new Error("the test restaurant is never open");
    const { date } = open;
    const dayNow = async () => (await hours()).days.find((day) => day.date === date);
    const target = `date:${date}`;
    const close = async () =>
      api.changeHours({ edits: [{ target, values: { services: [] }, seen: { services: null } }] });
    const place = (delivery_time_range: string) =>
      desk.http.request("/v2/public/checkout/", {
        method: "POST",
        body: JSON.stringify(
          anOrder({ customer: aCustomer({ date: { delivery_date: date, delivery_time_range } }) }),
        ),
      });
    return { desk, api, date, target, hours, dayNow, close, place, before: open };
  }

  test("a closed date has no slot at the desk, on the menu or at the checkout, until the undo", async () => {
    const { desk, api, date, hours, dayNow, close, place, before } = await open();
    const { action } = payloadOf(await close());
    expect(await dayNow()).toEqual({
      date,
      pickup: { slots: 0, last: null },
      delivery: { slots: 0, last: null },
    });
    expect((await hours()).special).toEqual([{ date, services: [] }]);
    const menus = await (await desk.http.request("/v2/public/menus")).text();
    expect(menus).toContain(`"${date}":`);
    const refused = await place(before.pickup.last ?? "");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "slot_closed" });

    payloadOf(await api.undo(action ?? 0));
    expect(await dayNow()).toEqual(before);
    expect((await hours()).special).toEqual([]);
    expect((await place(before.pickup.last ?? "")).status).toBe(201);
  });

  test("a date can have other hours, whose slots are those that the shop offers", async () => {
    const { desk, api, target, date, dayNow, hours } = await open();
    const service = { start: "18:00", end: "20:00", slot_minutes: 30, order_types: ["pickup"] };
    const values = { services: [service] } as const;
    payloadOf(
      await api.changeHours({ edits: [{ target, values: structuredClone(values) as never }] }),
    );
    expect(await dayNow()).toEqual({
      date,
      pickup: { slots: 4, last: "19:30" },
      delivery: { slots: 0, last: null },
    });
    const [menu] = payloadOf(await desk.api().menus());
    const lists = menu?.dates[date];
    expect(lists?.pickup_time_ranges.map(({ start, end }) => [start, end])).toEqual([
      ["18:00", "18:30"],
      ["18:30", "19:00"],
      ["19:00", "19:30"],
      ["19:30", "20:00"],
    ]);
    expect(lists?.time_ranges).toEqual([]);
    expect((await hours()).special).toMatchObject([{ date, services: [service] }]);
  });

  test("two people who change a date: the second is told what it is by now", async () => {
    const { api, target, close } = await open();
    payloadOf(await close());
    const other = { services: [{ start: "18:00", end: "20:00", slot_minutes: 30 }] };
    const late = await api.changeHours({
      edits: [{ target, values: other, seen: { services: null } }],
    });
    expect(problemIn(late).code).toBe("changed_since");
    const edits = [{ target, values: { services: null }, seen: { services: [] } }];
    payloadOf(await api.changeHours({ edits }));
  });

  test.each(["date:2020-01-01", "date:2099-02-30", "date:2099-13-01", "date:today", "dish:101"])(
    "%s is refused as a target",
    async (target) => {
      const { api } = await open();
      const reply = await api.changeHours({ edits: [{ target, values: { services: [] } }] });
      expect(problemIn(reply)).toMatchObject({ code: "validation_failed", status: 422 });
    },
  );

  test("services out of bounds are refused by their field", async () => {
    const { api, target } = await open();
    const service = { start: "18:00", end: "20:00", slot_minutes: 30 };
    for (const services of [
      Array.from({ length: 11 }, () => service),
      [{ ...service, slot_minutes: 0 }],
      [{ ...service, start: "25:00" }],
      [{ ...service, order_types: [] }],
    ]) {
      const values = { services } as never;
      const reply = await api.changeHours({ edits: [{ target, values }] });
      expect(problemIn(reply)).toMatchObject({ code: "validation_failed" });
    }
  });
});
