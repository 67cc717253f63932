import { WEEKDAYS } from "@noren/ordering/model.ts";
import { weekdayOf } from "@noren/ordering/zone.ts";
import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture } from "../../test/staff-fixture.ts";

const EVENING = {
  ...{ start: "18:00", end: "20:00", slot_minutes: 30 },
  ...{ order_types: ["pickup", "delivery"] as ("pickup" | "delivery")[], menus: [] },
  ...{ first_order: null, last_order: null },
};

onBothDatabases("the services of the week", (databases) => {
  async function open() {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("manager");
    const hours = async () => payloadOf(await api.hours());
    const menus = async () => (await desk.http.request("/v2/public/menus")).text();
    const change = (target: string, services: object[], seen?: object[]) =>
      api.changeHours({
        edits: [
          {
            target,
            values: { services: services as never },
            ...(seen ? { seen: { services: seen as never } } : {}),
          },
        ],
      });
    return { desk, api, hours, menus, change };
  }

  test("the lists of menus are shown as services; the first change of a day leaves all others as they were", async () => {
    const { desk, hours, menus, change, api } = await open();
    const before = await hours();
    const answer = await menus();
    const listed = await desk.db
      .selectFrom("menus")
      .select("id")
      .where("takes_services", "=", 0)
      .execute();
    expect(listed.length).toBeGreaterThan(0);
    expect(WEEKDAYS.flatMap((day) => before.week[day]).length).toBeGreaterThan(0);

    const day = WEEKDAYS.find((one) => before.week[one].length > 0) ?? "mon";
    const { action } = payloadOf(await change(`weekday:${day}`, [EVENING], before.week[day]));
    const after = await hours();
    expect(after.week).toEqual({ ...before.week, [day]: [EVENING] });
    for (const one of before.days.filter(({ date }) => weekdayOf(date) !== day))
      expect(after.days).toContainEqual(one);

    payloadOf(await api.undo(action ?? 0));
    expect(await menus()).toBe(answer);
    expect(await hours()).toEqual(before);
  });

  test("undo of the first change asks where another day was changed since", async () => {
    const { hours, change, api } = await open();
    const { action } = payloadOf(await change("weekday:tue", [EVENING]));
    payloadOf(await change("weekday:mon", []));
    const after = await hours();
    const asked = payloadOf(await api.undo(action ?? 0));
    expect(asked).toMatchObject({ action: null, restored: 0 });
    expect(asked.changed_since.length).toBeGreaterThan(0);
    expect(await hours()).toEqual(after);
  });

  test("a day whose service names a menu archived since is still edited", async () => {
    const { desk, api, change } = await open();
    const [menu] = await desk.db.selectFrom("menus").select("id").orderBy("id").execute();
    const ofMenu = { ...EVENING, menus: [menu?.id ?? 0] };
    payloadOf(await change("weekday:mon", [ofMenu]));
    const archived = { target: `menu:${menu?.id}`, values: { archived: true } };
    payloadOf(await api.changeMenu({ edits: [archived] }));
    payloadOf(await change("weekday:mon", [{ ...ofMenu, end: "19:00" }]));
    expect(problemIn(await change("date:2026-12-01", [ofMenu])).code).toBe("validation_failed");
  });

  test("turning lists into services alone changes nothing for guests, but that a menu without hours gets those of its slots", async () => {
    const { desk, hours, menus, change } = await open();
    const { week } = await hours();
    const answer = await menus();
    const day = WEEKDAYS.find((one) => week[one].length > 0) ?? "mon";
    payloadOf(await change(`weekday:${day}`, [EVENING], week[day]));
    payloadOf(await change(`weekday:${day}`, week[day], [EVENING]));
    const taking = await desk.db.selectFrom("menus").select("takes_services").execute();
    expect(taking.every(({ takes_services }) => takes_services === 1)).toBe(true);
    expect((await hours()).week).toEqual(week);
    type Answer = { payload: { active_times: object; menu_is_open: boolean }[] };
    const menusIn = (text: string) => (JSON.parse(text) as Answer).payload;
    const [before, after] = [menusIn(answer), menusIn(await menus())];
    const isTimed = before.map(({ active_times }) => Object.keys(active_times).length > 0);
    expect(new Set(isTimed)).toEqual(new Set([true, false]));
    for (const [index, menu] of before.entries())
      expect(after[index]).toEqual(
        isTimed[index]
          ? menu
          : { ...menu, active_times: expect.anything(), menu_is_open: expect.any(Boolean) },
      );
  });

  test("two people who change a weekday: the second is told what it is by now", async () => {
    const { hours, change } = await open();
    const { week } = await hours();
    payloadOf(await change("weekday:mon", [EVENING], week.mon));
    const late = { ...EVENING, end: "21:00" };
    expect(problemIn(await change("weekday:mon", [late], week.mon)).code).toBe("changed_since");
    payloadOf(await change("weekday:mon", [late], [EVENING]));
  });

  test.each([
    ["an overlap", [EVENING, { ...EVENING, start: "19:00" }], "services.1.start"],
    ["no length", [{ ...EVENING, end: "18:00" }], "services.0.end"],
    [
      "a slot longer than the service",
      [{ ...EVENING, slot_minutes: 121 }],
      "services.0.slot_minutes",
    ],
    ["a first order outside", [{ ...EVENING, first_order: "17:00" }], "services.0.first_order"],
    ["an unknown menu", [{ ...EVENING, menus: [9999] }], "services.0.menus"],
    ["nothing", null, "services"],
  ])("%s is refused by its field", async (_, services, path) => {
    const { change } = await open();
    const reply = await change("weekday:mon", services as never);
    expect(problemIn(reply)).toEqual({ code: "validation_failed", status: 422 });
    expect(Object.keys((!reply.ok && reply.problem.errors) || {})).toEqual([
      `edits.0.values.${path}`,
    ]);
  });

  test("a date gets hours of its own within two years, and may be freed whenever it is", async () => {
    const { change, api } = await open();
    expect(problemIn(await change("date:2032-01-01", [EVENING])).code).toBe("validation_failed");
    payloadOf(
      await api.changeHours({ edits: [{ target: "date:2032-01-01", values: { services: null } }] }),
    );
  });

  test("the rules of slots are changed, and the shop follows them", async () => {
    const { desk, api, hours } = await open();
    const before = await hours();
    const values = { pickup_minimum_time: 1440, pickup_show_range: true };
    payloadOf(await api.changeHours({ edits: [{ target: "setting:scheduling", values }] }));
    const after = await hours();
    expect(after.scheduling).toEqual({ ...before.scheduling, ...values });
    expect(after.days[0]?.pickup.slots).toBe(0);
    const settings = await (await desk.http.request("/v2/public/settings")).text();
    expect(settings).toContain('"pickup_minimum_time":1440');
    for (const wrong of [{ minimum_time: 1441 }, { remove_last_range_number: 0 }])
      expect(
        problemIn(
          await api.changeHours({
            edits: [{ target: "setting:scheduling", values: wrong as never }],
          }),
        ).code,
        JSON.stringify(wrong),
      ).toBe("validation_failed");
  });

  test("a check says the slots that a change would leave, and the open orders at times no longer served", async () => {
    const { desk, api, hours, menus, change } = await open();
    const { days } = await hours();
    const day = days.slice(1).find(({ pickup }) => pickup.slots > 0);
    if (!day?.pickup.last) throw new Error("the test restaurant is never open");
    const { date, pickup } = day;
    const place = async (time: string | null, email: string) => {
      const slot = { delivery_date: date, delivery_time_range: time ?? "" };
      const customer = aCustomer({ date: slot, email });
      const body = JSON.stringify(anOrder({ customer, local_id: email }));
      const reply = await desk.http.request("/v2/public/checkout/", { method: "POST", body });
      expect(reply.status).toBe(201);
      const { payload } = (await reply.json()) as { payload: { order_id: string } };
      return payload.order_id;
    };
    const kept = await place(pickup.last, "kept@example.org");
    const ended = await place(pickup.last, "ended@example.org");
    const { order } = payloadOf(await api.order(ended));
    payloadOf(await api.reject(ended, { version: order.version, reason: "closing" }));
    const answer = await menus();

    const target = `date:${date}`;
    const closed = await api.checkHours({ edits: [{ target, values: { services: [] } }] });
    const { orders, order_count, days: after } = payloadOf(closed);
    expect([orders.map(({ order_id }) => order_id), order_count]).toEqual([[kept], 1]);
    expect(after.find((one) => one.date === date)?.pickup).toEqual({ slots: 0, last: null });
    expect(after.filter((one) => one.date !== date)).toEqual(
      days.filter((one) => one.date !== date),
    );

    const wide = { ...EVENING, start: "00:00", end: "23:59", slot_minutes: 60 };
    const longer = await api.checkHours({ edits: [{ target, values: { services: [wide] } }] });
    expect(payloadOf(longer).order_count).toBe(0);
    const weekday = await api.checkHours({
      edits: [{ target: `weekday:${weekdayOf(date)}`, values: { services: [] } }],
    });
    expect(payloadOf(weekday).order_count).toBe(1);
    expect(await menus()).toBe(answer);

    payloadOf(await change(target, []));
    expect((await hours()).days).toEqual(after);
  });
});
