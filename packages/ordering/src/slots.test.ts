import { describe, expect, test } from "vitest";
import type { Menu, SlotSettings, TimeRange } from "./model.ts";
import {
  ASAP,
  asapSlot,
  firstSlot,
  openDays,
  resolveRequestedSlot,
  type Slot,
  type SlotInput,
  slotsOn,
} from "./slots.ts";
import { aMenu, aSlotInput, aSlotSettings, everyDay, NOON, quarters } from "./testing.ts";

/** The input's today, a Saturday; it is noon. */
const TODAY = "2026-11-21";
const TOMORROW = "2026-11-22";

const always = { active_times: {} };
const withRanges = (ranges: TimeRange[], over: Partial<Menu> = {}) =>
  aMenu({ ...always, time_ranges: everyDay(ranges), pickup_time_ranges: {}, ...over });
const startsOn = (date: string, input: SlotInput) => slotsOn(date, input).map(({ start }) => start);
const hourly = ["12:30", "12:45", "13:00", "13:15"].map((start, i, all) => ({
  start,
  end: all[i + 1] ?? "13:30",
}));
const lunch = (settings: Partial<SlotSettings>) =>
  aSlotInput({
    menus: [withRanges(hourly)],
    settings: aSlotSettings({ minimum_time: 0, ...settings }),
  });

describe("slotsOn", () => {
  test("delivery uses time_ranges, pickup uses pickup_time_ranges", () => {
    const menu = aMenu({
      ...always,
      time_ranges: everyDay(quarters("19:00", "19:15")),
      pickup_time_ranges: everyDay(quarters("20:00", "20:15")),
    });
    expect(startsOn(TODAY, aSlotInput({ menus: [menu] }))).toEqual(["19:00"]);
    expect(startsOn(TODAY, aSlotInput({ menus: [menu], orderType: "pickup" }))).toEqual(["20:00"]);
  });

  test("a slot has its date, times, label and instant", () => {
    const [slot] = slotsOn(TODAY, lunch({}));
    const instant = Date.UTC(2026, 10, 21, 11, 30);
    expect(slot).toEqual({
      date: TODAY,
      start: "12:30",
      end: "12:45",
      label: "12:30-12:45",
      instant,
    });
  });

  test("the label is the range with show_range, otherwise the start", () => {
    expect(slotsOn(TODAY, lunch({ show_range: false }))[0]?.label).toBe("12:30");
  });

  test("slots are sorted by start, whatever the order of the services", () => {
    const menus = [withRanges([...quarters("19:00", "19:30"), ...hourly])];
    const starts = startsOn(TOMORROW, aSlotInput({ menus }));
    expect(starts).toEqual(["12:30", "12:45", "13:00", "13:15", "19:00", "19:15"]);
    const sameStart = ["13:30", "13:00", "13:15"].map((end) => ({ start: "12:30", end }));
    const slots = slotsOn(TOMORROW, aSlotInput({ menus: [withRanges(sameStart)] }));
    expect(slots.map(({ end }) => end)).toEqual(["13:00", "13:15", "13:30"]);
  });

  test("remove_first_range and remove_last_range drop the first and the last N", () => {
    const first = { remove_first_range: true, remove_first_range_number: 1 };
    const last = { remove_last_range: true, remove_last_range_number: 2 };
    expect(startsOn(TODAY, lunch(first))).toEqual(["12:45", "13:00", "13:15"]);
    expect(startsOn(TODAY, lunch(last))).toEqual(["12:30", "12:45"]);
    expect(startsOn(TODAY, lunch({ ...first, ...last }))).toEqual(["12:45"]);
  });

  test("a number larger than the day's ranges leaves none", () => {
    const last = { remove_last_range: true, remove_last_range_number: 5 };
    const first = { remove_first_range: true, remove_first_range_number: 3 };
    expect(startsOn(TODAY, lunch(last))).toEqual([]);
    expect(startsOn(TODAY, lunch({ ...first, ...last, remove_last_range_number: 2 }))).toEqual([]);
    expect(startsOn(TODAY, lunch({ ...first, remove_first_range_number: 5 }))).toEqual([]);
  });

  test("ranges are removed before the lead time applies", () => {
    const input = lunch({ remove_first_range: true, minimum_time: 30 });
    expect(startsOn(TODAY, input)).toEqual(["12:45", "13:00", "13:15"]);
  });

  test("a weekday without ranges has no slots", () => {
    const menus = [aMenu({ ...always, time_ranges: { sat: hourly } })];
    const saturdays = openDays(aSlotInput({ menus })).map(({ date }) => date);
    expect(saturdays).toEqual([TODAY, "2026-11-28", "2026-12-05"]);
  });
});

describe("lead time", () => {
  test("slots start strictly later than now + minimum_time minutes", () => {
    expect(startsOn(TODAY, lunch({ minimum_time: 44 }))).toEqual(["12:45", "13:00", "13:15"]);
    expect(startsOn(TODAY, lunch({ minimum_time: 45 }))).toEqual(["13:00", "13:15"]);
  });

  test("the lead time is compared as instants on every day, not only today", () => {
    expect(startsOn(TOMORROW, lunch({ minimum_time: 45 }))).toHaveLength(4);
    expect(startsOn(TOMORROW, lunch({ minimum_time: 10_000 }))).toEqual([]);
    const menu = aMenu({
      active_times: {},
      pickup_time_ranges: everyDay([
        { start: "00:00", end: "00:30" },
        { start: "00:45", end: "01:00" },
      ]),
    });
    const settings = aSlotSettings({ minimum_time: 45 });
    const late = { menus: [menu], settings, now: NOON + (11 * 60 + 52) * 60_000 };
    const input = aSlotInput({ ...late, orderType: "pickup" });
    expect(slotsOn(TOMORROW, input).map(({ start }) => start)).toEqual(["00:45"]);
  });
});

describe("days", () => {
  test("dates in the past or more than 14 days ahead have no slots", () => {
    const days = openDays(lunch({})).map(({ date }) => date);
    expect(days).toHaveLength(15);
    expect([days[0], days.at(-1)]).toEqual([TODAY, "2026-12-05"]);
    expect(slotsOn("2026-12-06", lunch({}))).toEqual([]);
    expect(slotsOn("2026-11-20", lunch({}))).toEqual([]);
    expect(openDays(lunch({}), 1).map(({ date }) => date)).toEqual([TODAY, TOMORROW]);
  });

  test("without a slot today the first slot is on the next open day", () => {
    const menus = [aMenu({ ...always, time_ranges: { sat: hourly, mon: hourly } })];
    expect(firstSlot(aSlotInput({ menus }))).toMatchObject({ date: TODAY, start: "13:00" });
    const evening = aSlotInput({ menus, now: Date.UTC(2026, 10, 21, 18) });
    expect(firstSlot(evening)).toMatchObject({ date: "2026-11-23", start: "12:30" });
    expect(openDays(evening)[0]?.date).toBe("2026-11-23");
  });

  test("firstSlot skips slots without room", () => {
    const hasRoom = ({ start }: Slot) => start !== "13:00";
    expect(firstSlot(aSlotInput(), hasRoom)).toMatchObject({ date: TODAY, start: "13:15" });
    expect(firstSlot(aSlotInput(), () => false)).toBeNull();
  });

  test("firstSlot is null if nothing is open within 14 days", () => {
    expect(firstSlot(aSlotInput({ menus: [withRanges([])] }))).toBeNull();
    expect(openDays(aSlotInput({ menus: [withRanges([])] }))).toEqual([]);
  });

  test("today is the date in the restaurant's time zone", () => {
    const input = { ...lunch({}), now: Date.UTC(2026, 10, 21, 23, 30) };
    expect(firstSlot(input)?.date).toBe(TOMORROW);
    expect(firstSlot({ ...input, timezone: "America/New_York" })?.date).toBe(TOMORROW);
    expect(slotsOn("2026-12-06", input)).toHaveLength(4);
    expect(slotsOn("2026-12-06", { ...input, timezone: "America/New_York" })).toEqual([]);
  });

  test("a range past midnight belongs to the day on which it starts", () => {
    const menus = [withRanges([{ start: "23:50", end: "00:10" }])];
    const [slot] = slotsOn(TODAY, aSlotInput({ menus }));
    expect(slot).toMatchObject({ date: TODAY, label: "23:50-00:10" });
    expect(slot?.instant).toBe(Date.UTC(2026, 10, 21, 22, 50));
    const afterMidnight = aSlotInput({ menus, now: Date.UTC(2026, 10, 21, 23, 5) });
    expect(firstSlot(afterMidnight)?.date).toBe(TOMORROW);
  });
});

describe("daylight saving time", () => {
  const menus = [withRanges(["01:30", "02:30", "03:30"].map((start) => ({ start, end: "04:00" })))];
  const spring = aSlotInput({ menus, now: Date.UTC(2026, 2, 28, 12) });
  const autumn = aSlotInput({ menus, now: Date.UTC(2026, 9, 24, 12) });

  test("a skipped hour has no slots", () => {
    expect(startsOn("2026-03-29", spring)).toEqual(["01:30", "03:30"]);
    expect(slotsOn("2026-03-29", spring)[1]?.instant).toBe(Date.UTC(2026, 2, 29, 1, 30));
  });

  test("a repeated hour has its slots once, at its first occurrence", () => {
    const slots = slotsOn("2026-10-25", autumn);
    expect(slots.map(({ instant }) => instant)).toEqual([
      Date.UTC(2026, 9, 24, 23, 30),
      Date.UTC(2026, 9, 25, 0, 30),
      Date.UTC(2026, 9, 25, 2, 30),
    ]);
  });
});

describe("menus", () => {
  test("an unavailable menu has no slots", () => {
    const menus = [withRanges(hourly, { menu_is_available: false })];
    expect(firstSlot(aSlotInput({ menus }))).toBeNull();
  });

  test("an available menu that is closed now has slots", () => {
    const menus = [withRanges(hourly, { menu_is_open: false })];
    expect(firstSlot(aSlotInput({ menus }))).not.toBeNull();
  });

  test("slots lie within the menu's active_times", () => {
    const times = [{ start: "12:45", end: "13:15" }];
    const active_times = everyDay({ label: "", is_open: true, times });
    const menus = [withRanges(hourly, { active_times })];
    expect(startsOn(TOMORROW, aSlotInput({ menus }))).toEqual(["12:45", "13:00"]);
  });

  test("a cart of several menus has the slots that all of them have", () => {
    const late = withRanges([...hourly.slice(2), ...quarters("19:00", "20:00")], { menu_id: 2 });
    const other = withRanges([{ start: "13:00", end: "13:30" }, ...hourly.slice(3)], {
      menu_id: 3,
    });
    const menus = [withRanges(hourly), late];
    expect(startsOn(TOMORROW, aSlotInput({ menus }))).toEqual(["13:00", "13:15"]);
    expect(startsOn(TOMORROW, aSlotInput({ menus: [...menus, other] }))).toEqual(["13:15"]);
  });

  test("each menu removes the first and last of its own ranges", () => {
    const settings = aSlotSettings({ remove_first_range: true });
    const menus = [withRanges(hourly), withRanges(hourly.slice(1), { menu_id: 2 })];
    expect(startsOn(TOMORROW, aSlotInput({ menus, settings }))).toEqual(["13:00", "13:15"]);
  });

  test("an empty cart has no slots", () => {
    expect(openDays(aSlotInput({ menus: [] }))).toEqual([]);
  });
});

describe("ASAP", () => {
  const evening = { ...lunch({}), now: Date.UTC(2026, 10, 21, 18) };

  test("asapSlot is the first slot of today for delivery, null if none is left", () => {
    expect(asapSlot(lunch({}))).toMatchObject({ date: TODAY, start: "12:30" });
    expect(asapSlot(evening)).toBeNull();
  });

  test("asapSlot is null for pickup", () => {
    expect(asapSlot(aSlotInput({ orderType: "pickup" }))).toBeNull();
  });

  const asking = (input: SlotInput, delivery_date: string) =>
    resolveRequestedSlot(input, { delivery_date, delivery_time_range: "ASAP" });

  test("a delivery that asks for ASAP gets the first slot of today", () => {
    expect(asking(lunch({}), TODAY)).toMatchObject({
      ok: true,
      asap: true,
      slot: { start: "12:30" },
    });
    expect(asking(evening, TODAY)).toEqual({ ok: false, code: "slot_closed" });
    expect(asking(lunch({}), TOMORROW)).toEqual({ ok: false, code: "slot_closed" });
  });

  test("a pickup that asks for ASAP gets the first slot of the date", () => {
    const pickup = aSlotInput({ orderType: "pickup" });
    const first = { ok: true, asap: false, slot: { date: TODAY, start: "13:00" } };
    expect(asking(pickup, TODAY)).toMatchObject(first);
    expect(asking(pickup, TOMORROW)).toMatchObject({ ok: true, slot: { start: "11:30" } });
    const night = { ...pickup, now: Date.UTC(2026, 10, 21, 22, 30) };
    expect(asking(night, TODAY)).toEqual({ ok: false, code: "slot_closed" });
  });
});

describe("resolveRequestedSlot", () => {
  const asking = (time: string, input = lunch({}), delivery_date = TOMORROW) =>
    resolveRequestedSlot(input, { delivery_date, delivery_time_range: time });

  test.each([true, false])(
    "both HH:MM and HH:MM-HH:MM are accepted, with show_range %s",
    (show_range) => {
      const input = lunch({ show_range });
      for (const time of ["12:45", "12:45-13:00", " 12:45 - 13:00 "]) {
        expect(asking(time, input)).toMatchObject({
          ok: true,
          asap: false,
          slot: { start: "12:45" },
        });
      }
    },
  );

  test("a time that is not offered is slot_closed", () => {
    for (const time of ["12:40", "12:45-13:15", "", "13:30", "12:45-", "asap"]) {
      expect(asking(time)).toEqual({ ok: false, code: "slot_closed" });
    }
  });

  test("a slot in the past or beyond the horizon is slot_closed", () => {
    const later = { ...lunch({}), now: Date.UTC(2026, 10, 21, 11, 45) };
    expect(asking("12:45", lunch({}), TODAY).ok).toBe(true);
    expect(asking("12:45", later, TODAY)).toEqual({ ok: false, code: "slot_closed" });
    expect(asking("12:45", lunch({}), "2026-12-06").ok).toBe(false);
    expect(asking("12:45", lunch({}), "tomorrow").ok).toBe(false);
  });
});

describe("a pause", () => {
  const HOUR = 60 * 60_000;
  const pausedUntil = NOON + HOUR;
  const settings = aSlotSettings({ minimum_time: 15 });
  const input = (over: Partial<SlotInput> = {}) => aSlotInput({ settings, pausedUntil, ...over });
  const asked = (input: SlotInput, date: string, time: string) =>
    resolveRequestedSlot(input, { delivery_date: date, delivery_time_range: time });

  test("a pause removes the slots that start before it ends, and no others", () => {
    expect(firstSlot(input())).toMatchObject({ date: TODAY, start: "13:00" });
    expect(slotsOn(TOMORROW, input())).toEqual(slotsOn(TOMORROW, input({ pausedUntil: null })));
  });

  test("a requested slot that starts in the pause is ordering_paused, others are accepted", () => {
    const paused = { ok: false, code: "ordering_paused" };
    expect(asked(input(), TODAY, "12:45")).toEqual(paused);
    expect(asked(input(), TODAY, "13:00")).toMatchObject({ ok: true });
    expect(asked(input(), TOMORROW, "12:00")).toMatchObject({ ok: true });
    expect(asked(input(), TODAY, "16:00")).toEqual({ ok: false, code: "slot_closed" });
  });

  test("ASAP is ordering_paused during the pause, even if the lead time is longer", () => {
    for (const minimum_time of [15, 90]) {
      const slow = input({ settings: aSlotSettings({ minimum_time }) });
      expect(asked(slow, TODAY, ASAP)).toEqual({ ok: false, code: "ordering_paused" });
      expect(asapSlot(slow)).toBeNull();
      expect(asapSlot({ ...slow, now: pausedUntil })).not.toBeNull();
    }
  });

  test("ASAP of a pickup on another day is not affected by the pause", () => {
    const pickup = input({ orderType: "pickup" });
    expect(asked(pickup, TODAY, ASAP)).toEqual({ ok: false, code: "ordering_paused" });
    expect(asked(pickup, TOMORROW, ASAP)).toMatchObject({ ok: true });
  });
});
