import { describe, expect, test } from "vitest";
import type { Menu, Weekday } from "./model.ts";
import { type Service, specialLists, type WeeklyService, weeklyLists } from "./services.ts";
import { openDays, resolveRequestedSlot, slotsOn } from "./slots.ts";
import { aMenu, aService, aSlotInput, aSlotSettings, everyDay } from "./testing.ts";

const weekly = (weekday: Weekday, over: Partial<Service> = {}): WeeklyService => ({
  weekday,
  ...aService(over),
});
const starts = (ranges: { start: string }[] = []) => ranges.map(({ start }) => start);
const labelOf = (weekday: Weekday) => weekday;
const listsOf = (services: WeeklyService[], menuId = 1) => weeklyLists(menuId, services, labelOf);

describe("the lists of weekly services", () => {
  test("a service has its hours and slots of its length, and other days are closed", () => {
    const lists = listsOf([weekly("mon", { slot_minutes: 45 })]);
    expect(lists.active_times.mon).toEqual({
      label: "mon",
      is_open: true,
      times: [{ start: "18:00", end: "20:00" }],
    });
    expect(lists.time_ranges.mon).toEqual([
      { start: "18:00", end: "18:45" },
      { start: "18:45", end: "19:30" },
    ]);
    expect(lists.active_times.tue).toEqual({ label: "tue", is_open: false, times: [] });
    expect(lists.time_ranges.tue).toEqual([]);
  });

  test("a service serves its own menus and order types only", () => {
    const services = [weekly("mon", { menus: [1], order_types: ["pickup"] })];
    expect(listsOf(services).pickup_time_ranges.mon).toHaveLength(4);
    expect(listsOf(services).time_ranges.mon).toEqual([]);
    expect(listsOf(services, 2).active_times.mon?.is_open).toBe(false);
  });

  test("the first slot starts at first_order, the last at last_order at the latest", () => {
    const bounds = { first_order: "18:30", last_order: "19:15" };
    expect(starts(listsOf([weekly("mon", bounds)]).time_ranges.mon)).toEqual(["18:30", "19:00"]);
    const late = { start: "22:00", end: "01:00", first_order: "23:30", last_order: "00:00" };
    const lists = listsOf([weekly("mon", late)]);
    expect(starts(lists.time_ranges.mon)).toEqual(["23:30"]);
    expect(starts(lists.time_ranges.tue)).toEqual(["00:00"]);
  });

  test("slots after midnight stand on the next day, also from Sunday to Monday", () => {
    const lists = listsOf([weekly("sun", { start: "23:00", end: "01:00" })]);
    expect(starts(lists.time_ranges.sun)).toEqual(["23:00", "23:30"]);
    expect(starts(lists.time_ranges.mon)).toEqual(["00:00", "00:30"]);
    expect(lists.active_times.mon?.is_open).toBe(false);
  });

  test("two services at the same hours for pickup and delivery are one time of opening", () => {
    const lists = listsOf([
      weekly("mon", { order_types: ["pickup"], slot_minutes: 10 }),
      weekly("mon", { order_types: ["delivery"] }),
    ]);
    expect(lists.active_times.mon?.times).toHaveLength(1);
    expect([lists.pickup_time_ranges.mon?.length, lists.time_ranges.mon?.length]).toEqual([12, 4]);
  });
});

/** Friday; the evening before and the day itself run until 01:00. */
const CHRISTMAS = "2026-12-25";
const NIGHTS = { start: "22:00", end: "01:00" };
const allWeek = Object.keys(everyDay(0)).map((weekday) => weekly(weekday as Weekday, NIGHTS));

function special(menu: Menu, days: Record<string, Service[]>): Menu {
  const hours = Object.entries(days).map(([date, services]) => ({ date, services }));
  return { ...menu, dates: specialLists(menu, hours, labelOf) };
}
const nightly = aMenu(listsOf(allWeek));
/** At 20:00 of the eve in Paris. */
const input = (menu: Menu) =>
  aSlotInput({
    menus: [menu],
    settings: aSlotSettings({ minimum_time: 0 }),
    now: Date.UTC(2026, 11, 24, 19),
  });

describe("closures and other hours of dates", () => {
  test("a closed date has no slot, whether the menu has lists of its own or services", () => {
    for (const menu of [aMenu(), nightly, aMenu({ active_times: {} })]) {
      const closed = special(menu, { [CHRISTMAS]: [] });
      expect(slotsOn(CHRISTMAS, input(menu)).length).toBeGreaterThan(0);
      expect(slotsOn(CHRISTMAS, input(closed))).toEqual([]);
      expect(openDays(input(closed)).map(({ date }) => date)).not.toContain(CHRISTMAS);
      for (const delivery_time_range of ["12:00", "22:00", "00:00", "ASAP"])
        expect(
          resolveRequestedSlot(input(closed), { delivery_date: CHRISTMAS, delivery_time_range }),
        ).toEqual({ ok: false, code: "slot_closed" });
      expect(slotsOn("2027-01-01", input(closed))).toEqual(slotsOn("2027-01-01", input(menu)));
    }
  });

  test("a service past midnight into a closed date keeps its slots up to midnight", () => {
    const closed = special(nightly, { [CHRISTMAS]: [] });
    expect(starts(slotsOn("2026-12-24", input(closed)))).toEqual(
      starts(slotsOn("2026-12-24", input(nightly))),
    );
    const range = aMenu(listsOf(allWeek.map((one) => ({ ...one, first_order: "23:45" }))));
    const across = special(range, { [CHRISTMAS]: [] });
    expect(starts(slotsOn("2026-12-24", input(across)))).toEqual(["23:45"]);
  });

  test("the day after a closed date has no slots of the closed evening, and its first ones are its own", () => {
    const closed = special(nightly, { [CHRISTMAS]: [] });
    expect(starts(slotsOn("2026-12-26", input(nightly)))[0]).toBe("00:00");
    expect(starts(slotsOn("2026-12-26", input(closed)))).toEqual([
      "22:00",
      "22:30",
      "23:00",
      "23:30",
    ]);
    const settings = aSlotSettings({ minimum_time: 0, remove_first_range: true });
    expect(starts(slotsOn("2026-12-26", { ...input(closed), settings }))[0]).toBe("22:30");
  });

  test("other hours replace those of the weekday; slots of the evening before stay", () => {
    const other = special(nightly, { [CHRISTMAS]: [aService()] });
    expect(starts(slotsOn(CHRISTMAS, input(other)))).toEqual([
      "00:00",
      "00:30",
      "18:00",
      "18:30",
      "19:00",
      "19:30",
    ]);
    expect(starts(slotsOn("2026-12-26", input(other)))[0]).toBe("22:00");
  });

  test("other hours that run past midnight give the next day their slots", () => {
    const late = special(aMenu(), { [CHRISTMAS]: [aService({ start: "23:00", end: "02:00" })] });
    expect(starts(slotsOn("2026-12-26", input(late))).slice(0, 5)).toEqual([
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "11:30",
    ]);
  });

  test("a menu that no service of the date serves is closed on it", () => {
    const other = special(aMenu(), { [CHRISTMAS]: [aService({ menus: [2] })] });
    expect(other.dates[CHRISTMAS]?.active_times?.is_open).toBe(false);
    expect(slotsOn(CHRISTMAS, input(other))).toEqual([]);
  });

  test("a date whose hours are those of its weekday is not listed", () => {
    const weekend = aMenu(listsOf([weekly("sat")]));
    expect(special(weekend, { [CHRISTMAS]: [], "2026-12-26": [aService()] }).dates).toEqual({});
  });

  test("on the day of the change to summer time the skipped slots do not exist, in other hours either", () => {
    const night = [aService({ start: "01:00", end: "04:00" })];
    const menu = special(aMenu(), { "2027-03-28": night });
    const before = { ...input(menu), now: Date.UTC(2027, 2, 27, 12) };
    expect(starts(slotsOn("2027-03-28", before))).toEqual(["01:00", "01:30", "03:00", "03:30"]);
    const autumn = special(aMenu(), { "2027-10-31": night });
    const twice = { ...input(autumn), now: Date.UTC(2027, 9, 30, 12) };
    expect(starts(slotsOn("2027-10-31", twice))).toHaveLength(6);
  });
});
