import { describe, expect, test } from "vitest";
import { menuOrder, menuTime } from "./menu-times.ts";
import type { Menu, OrderType } from "./model.ts";
import { aMenu, aSlotInput, aSlotSettings, everyDay, quarters } from "./testing.ts";

const served = (menu_id: number, ...times: [start: string, end: string][]): Menu => {
  const services = times.map(([start, end]) => ({ start, end }));
  const ranges = times.flatMap(([start, end]) =>
    end > start ? quarters(start, end) : [...quarters(start, "23:45"), ...quarters("00:00", end)],
  );
  return aMenu({
    menu_id,
    active_times: everyDay({ label: "", is_open: true, times: services }),
    time_ranges: everyDay(ranges),
    pickup_time_ranges: everyDay(ranges),
  });
};
const lunch = served(1, ["11:30", "14:30"]);
const evening = served(2, ["18:30", "22:30"]);
const late = served(3, ["18:30", "02:00"]);
const never = served(4);

const SETTINGS = aSlotSettings({ minimum_time: 30 });
/** Winter time in Paris: an hour ahead of UTC. */
const at = (time: string) => Date.parse(`${time}Z`) - 3_600_000;
const timeOf = (menu: Menu, now: number, orderType: OrderType = "pickup") =>
  menuTime(menu, aSlotInput({ now, orderType, settings: SETTINGS }));
const order = (now: number, ...menus: Menu[]) => {
  const slots = { pickup: SETTINGS, delivery: SETTINGS };
  return menuOrder(menus, { timezone: "Europe/Paris", slots }, now);
};

describe("menuTime: when the dishes of a menu can be had", () => {
  test("now, while it is served and has a slot left in this service", () => {
    for (const orderType of ["pickup", "delivery"] as const) {
      const now = at("2026-11-24T12:00:00");
      expect(timeOf(lunch, now, orderType)).toMatchObject({
        isNow: true,
        slot: { start: "12:45" },
      });
    }
  });

  test("later, before it is served", () => {
    expect(timeOf(lunch, at("2026-11-24T10:00:00"))).toMatchObject({
      isNow: false,
      slot: { date: "2026-11-24", start: "11:30" },
    });
  });

  test("later, where it is still served and too late for a slot", () => {
    expect(timeOf(lunch, at("2026-11-24T14:05:00"))).toMatchObject({
      isNow: false,
      slot: { date: "2026-11-25", start: "11:30" },
    });
  });

  test("the next service is later, also on the same day", () => {
    const both = served(5, ["11:30", "14:30"], ["18:30", "22:30"]);
    expect(timeOf(both, at("2026-11-24T14:05:00"))).toMatchObject({
      isNow: false,
      slot: { date: "2026-11-24", start: "18:30" },
    });
  });

  test("the first slot with room counts", () => {
    const input = aSlotInput({ now: at("2026-11-24T12:00:00"), settings: SETTINGS });
    const isTomorrow = ({ date }: { date: string }) => date > "2026-11-24";
    expect(menuTime(lunch, input, isTomorrow)).toMatchObject({
      isNow: false,
      slot: { date: "2026-11-25", start: "11:30" },
    });
  });

  test("a service past midnight is one: before and after it", () => {
    expect(timeOf(late, at("2026-11-24T23:40:00"))).toMatchObject({
      isNow: true,
      slot: { date: "2026-11-25", start: "00:15" },
    });
    expect(timeOf(late, at("2026-11-25T00:40:00"))).toMatchObject({
      isNow: true,
      slot: { date: "2026-11-25", start: "01:15" },
    });
    expect(timeOf(late, at("2026-11-25T01:50:00"))).toMatchObject({
      isNow: false,
      slot: { date: "2026-11-25", start: "18:30" },
    });
  });

  test("in the night when clocks go back, a slot of the repeated hour is of the same service", () => {
    // 25 October 2026, 02:00 to 03:00 exists twice; it is 00:40 summer time.
    const open = served(6, ["18:30", "04:00"]);
    expect(timeOf(open, Date.parse("2026-10-24T22:40:00Z"))).toMatchObject({
      isNow: true,
      slot: { date: "2026-10-25", start: "01:15" },
    });
    // 02:50 for the second time: the slots of that hour have passed for the first time.
    expect(timeOf(open, Date.parse("2026-10-25T01:50:00Z"))).toMatchObject({
      isNow: true,
      slot: { date: "2026-10-25", start: "03:30" },
    });
  });

  test("in the night when clocks go forward, slots of the skipped hour do not exist", () => {
    // 29 March 2026, 02:00 to 03:00 is skipped; it is 01:20.
    const open = served(6, ["18:30", "04:00"]);
    expect(timeOf(open, Date.parse("2026-03-29T00:20:00Z"))).toMatchObject({
      isNow: true,
      slot: { date: "2026-03-29", start: "03:00" },
    });
  });

  test("a menu without hours is served all day", () => {
    const free = { ...lunch, active_times: {} };
    expect(timeOf(free, at("2026-11-24T10:00:00")).isNow).toBe(true);
    expect(timeOf(free, at("2026-11-24T15:00:00")).isNow).toBe(false);
  });

  test("no slot within the horizon is none", () => {
    expect(timeOf(never, at("2026-11-24T12:00:00"))).toEqual({ isNow: false, slot: null });
  });
});

describe("menuOrder: the menu that can be ordered now stands first", () => {
  test("then the one that opens next; a menu without a slot stands last", () => {
    expect(order(at("2026-11-24T12:00:00"), never, evening, lunch)).toEqual([1, 2, 4]);
    expect(order(at("2026-11-24T15:00:00"), lunch, evening)).toEqual([2, 1]);
    expect(order(at("2026-11-24T19:00:00"), lunch, evening)).toEqual([2, 1]);
    expect(order(at("2026-11-24T23:00:00"), lunch, evening)).toEqual([1, 2]);
  });

  test("several that can be ordered now keep the given order", () => {
    const allDay = served(7, ["11:00", "22:00"]);
    expect(order(at("2026-11-24T12:00:00"), lunch, allDay)).toEqual([1, 7]);
    expect(order(at("2026-11-24T12:00:00"), allDay, lunch)).toEqual([7, 1]);
    const hourly = { ...allDay, pickup_time_ranges: everyDay([{ start: "13:00", end: "14:00" }]) };
    const slow = { ...hourly, time_ranges: hourly.pickup_time_ranges };
    expect(order(at("2026-11-24T12:00:00"), slow, lunch)).toEqual([7, 1]);
    expect(order(at("2026-11-24T19:00:00"), lunch, evening, allDay)).toEqual([2, 7, 1]);
  });

  test("a menu that only one order type can have now stands first", () => {
    const pickupOnly = { ...evening, time_ranges: everyDay([]) };
    expect(order(at("2026-11-24T19:00:00"), lunch, pickupOnly)).toEqual([2, 1]);
  });
});
