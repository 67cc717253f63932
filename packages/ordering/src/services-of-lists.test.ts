import fc from "fast-check";
import { expect, test } from "vitest";
import { timeOf } from "./clock.ts";
import { type OrderType, WEEKDAYS } from "./model.ts";
import { type WeeklyService, weeklyLists } from "./services.ts";
import { servicesOfLists } from "./services-of-lists.ts";
import { aMenu, aService } from "./testing.ts";

const labelOf = (weekday: string) => weekday;
const withLists = (menuId: number, services: readonly WeeklyService[]) => ({
  ...aMenu({ menu_id: menuId }),
  ...weeklyLists(menuId, services, labelOf),
});

/** One service at noon and one in the evening, which may run past midnight. */
const service = fc.record({
  weekday: fc.constantFrom(...WEEKDAYS),
  isEvening: fc.boolean(),
  minutes: fc.integer({ min: 90, max: 420 }),
  slot_minutes: fc.constantFrom(10, 15, 20, 25, 45),
  order_types: fc.constantFrom<OrderType[]>(["pickup"], ["delivery"], ["pickup", "delivery"]),
  menus: fc.constantFrom<number[]>([], [1], [2]),
  first: fc.constantFrom(0, 0, 15, 30),
});
const services: fc.Arbitrary<WeeklyService[]> = fc
  .uniqueArray(service, {
    maxLength: 14,
    selector: ({ weekday, isEvening }) => `${weekday} ${isEvening}`,
  })
  .map((all) =>
    all.map(({ weekday, isEvening, minutes, first, ...one }) => {
      const from = isEvening ? 20 * 60 : 9 * 60;
      const times = { start: timeOf(from), end: timeOf(from + minutes) };
      const first_order = first === 0 ? null : timeOf(from + first);
      return { weekday, ...aService({ ...one, ...times, first_order }) };
    }),
  );

test("the services of lists have the same lists again, for every menu", () => {
  fc.assert(
    fc.property(services, (week) => {
      const menus = [withLists(1, week), withLists(2, week)];
      const again = servicesOfLists(menus, [1, 2]);
      for (const menu of menus)
        expect(weeklyLists(menu.menu_id, again, labelOf)).toEqual(
          weeklyLists(menu.menu_id, week, labelOf),
        );
    }),
    { numRuns: 500 },
  );
});

test("what both menus offer to all guests is one service for every menu", () => {
  const week = [{ weekday: "fri" as const, ...aService() }];
  expect(servicesOfLists([withLists(1, week), withLists(2, week)], [1, 2])).toEqual(week);
});

test("slots outside the hours are a service of their own", () => {
  const menu = {
    ...aMenu({ menu_id: 1 }),
    active_times: {},
    time_ranges: {},
    pickup_time_ranges: { mon: [{ start: "10:00", end: "10:20" }] },
  };
  expect(servicesOfLists([menu], [1])).toEqual([
    {
      weekday: "mon",
      ...aService({ start: "10:00", end: "10:20", slot_minutes: 20, order_types: ["pickup"] }),
    },
  ]);
});
