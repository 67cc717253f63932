import type { Today } from "@noren/contract/staff/today.ts";
import { everyDay } from "@noren/ordering/testing.ts";
import { beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { toJson } from "../db/json-text.ts";

onBothDatabases("the services of today at the desk", (databases) => {
  let desk: Awaited<ReturnType<typeof openStaffOrderFixture>>;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
  });

  async function todayAt(moment: string): Promise<Today> {
    desk.clock.now = Date.parse(moment);
    await desk.dataChanged();
    return payloadOf(await (await desk.signedIn("kitchen")).api.today());
  }

  test("a service past midnight is that of its evening, and touching ones are told as one", async () => {
    const times = [
      { start: "12:00", end: "14:00" },
      { start: "19:00", end: "22:00" },
      { start: "22:00", end: "01:00" },
    ];
    const active_times = toJson(everyDay({ label: "Jour", is_open: true, times }));
    await desk.db.updateTable("menus").set({ active_times }).execute();
    const { services } = await todayAt("2026-11-22T00:30:00+01:00");
    expect(services.map(({ from, to }) => [Date.parse(from), Date.parse(to)])).toEqual([
      [Date.parse("2026-11-21T19:00:00+01:00"), Date.parse("2026-11-22T01:00:00+01:00")],
      [Date.parse("2026-11-22T12:00:00+01:00"), Date.parse("2026-11-22T14:00:00+01:00")],
    ]);
  });

  test("the next closed date is told; one with other hours is none", async () => {
    const midday = {
      start: "12:00",
      end: "14:00",
      order_types: ["pickup" as const],
      slot_minutes: 15,
      menus: [1],
      first_order: null,
      last_order: null,
    };
    await desk.db
      .insertInto("special_hours")
      .values([
        { date: "2026-12-24", services: toJson([midday]) },
        { date: "2026-12-25", services: toJson([]) },
      ])
      .execute();
    const { next_closure } = await todayAt("2026-11-22T12:30:00+01:00");
    expect(next_closure).toBe("2026-12-25");
  });
});
