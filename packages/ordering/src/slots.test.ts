import { describe, expect, test } from "vitest";
import type { Menu } from "./model.ts";
import {
  ALWAYS_OPEN,
  LUNCH_RANGES,
  lunchInput,
  menuWithRanges,
  TODAY,
  TOMORROW,
} from "./slot-testing.ts";
import {
  firstSlot,
  openDays,
  resolveRequestedSlot,
  type Slot,
  type SlotInput,
  slotsOn,
} from "./slots.ts";
import { aMenu, aSlotInput, aSlotSettings, everyDay, NOON, quarters } from "./testing.ts";

const startsOn = (date: string, input: SlotInput) => slotsOn(date, input).map(({ start }) => start);

describe("slotsOn", () => {
  test("delivery uses time_ranges, pickup uses pickup_time_ranges", () => {
    const menu = aMenu({
      ...ALWAYS_OPEN,
      time_ranges: everyDay(quarters("19:00", "19:15")),
      pickup_time_ranges: everyDay(quarters("20:00", "20:15")),
    });
    expect(startsOn(TODAY, aSlotInput({ menus: [menu] }))).toEqual(["19:00"]);
    expect(startsOn(TODAY, aSlotInput({ menus: [menu], orderType: "pickup" }))).toEqual(["20:00"]);
  });

  test("a slot has its date, times, label and instant", () => {
    const [slot] = slotsOn(TODAY, lunchInput({}));
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
    expect(slotsOn(TODAY, lunchInput({ show_range: false }))[0]?.label).toBe("12:30");
  });

  test("slots are sorted by start, whatever the order of the services", () => {
    const menus = [menuWithRanges([...quarters("19:00", "19:30"), ...LUNCH_RANGES])];
    const starts = startsOn(TOMORROW, aSlotInput({ menus }));
    expect(starts).toEqual(["12:30", "12:45", "13:00", "13:15", "19:00", "19:15"]);
    const sameStart = ["13:30", "13:00", "13:15"].map((end) => ({ start: "12:30", end }));
    const slots = slotsOn(TOMORROW, aSlotInput({ menus: [menuWithRanges(sameStart)] }));
    expect(slots.map(({ end }) => end)).toEqual(["13:00", "13:15", "13:30"]);
  });

  test("remove_first_range and remove_last_range drop the first and the last N", () => {
    const first = { remove_first_range: true, remove_first_range_number: 1 };
    const last = { remove_last_range: true, remove_last_range_number: 2 };
    expect(startsOn(TODAY, lunchInput(first))).toEqual(["12:45", "13:00", "13:15"]);
    expect(startsOn(TODAY, lunchInput(last))).toEqual(["12:30", "12:45"]);
    expect(startsOn(TODAY, lunchInput({ ...first, ...last }))).toEqual(["12:45"]);
  });

  test("a number larger than the day's ranges leaves none", () => {
    const last = { remove_last_range: true, remove_last_range_number: 5 };
    const first = { remove_first_range: true, remove_first_range_number: 3 };
    expect(startsOn(TODAY, lunchInput(last))).toEqual([]);
    expect(startsOn(TODAY, lunchInput({ ...first, ...last, remove_last_range_number: 2 }))).toEqual(
      [],
    );
    expect(startsOn(TODAY, lunchInput({ ...first, remove_first_range_number: 5 }))).toEqual([]);
  });

  test("ranges are removed before the lead time applies", () => {
    const input = lunchInput({ remove_first_range: true, minimum_time: 30 });
    expect(startsOn(TODAY, input)).toEqual(["12:45", "13:00", "13:15"]);
  });

  test("a weekday without ranges has no slots", () => {
    const menus = [aMenu({ ...ALWAYS_OPEN, time_ranges: { sat: LUNCH_RANGES } })];
    const saturdays = openDays(aSlotInput({ menus })).map(({ date }) => date);
    expect(saturdays).toEqual([TODAY, "2026-11-28", "2026-12-05"]);
  });
});

describe("lead time", () => {
  test("slots start strictly later than now + minimum_time minutes", () => {
    expect(startsOn(TODAY, lunchInput({ minimum_time: 44 }))).toEqual(["12:45", "13:00", "13:15"]);
    expect(startsOn(TODAY, lunchInput({ minimum_time: 45 }))).toEqual(["13:00", "13:15"]);
  });

  test("the lead time is compared as instants on every day, not only today", () => {
    expect(startsOn(TOMORROW, lunchInput({ minimum_time: 45 }))).toHaveLength(4);
    expect(startsOn(TOMORROW, lunchInput({ minimum_time: 10_000 }))).toEqual([]);
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
    const days = openDays(lunchInput({})).map(({ date }) => date);
    expect(days).toHaveLength(15);
    expect([days[0], days.at(-1)]).toEqual([TODAY, "2026-12-05"]);
    expect(slotsOn("2026-12-06", lunchInput({}))).toEqual([]);
    expect(slotsOn("2026-11-20", lunchInput({}))).toEqual([]);
    expect(openDays(lunchInput({}), 1).map(({ date }) => date)).toEqual([TODAY, TOMORROW]);
  });

  test("without a slot today the first slot is on the next open day", () => {
    const menus = [
      aMenu({ ...ALWAYS_OPEN, time_ranges: { sat: LUNCH_RANGES, mon: LUNCH_RANGES } }),
    ];
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
    expect(firstSlot(aSlotInput({ menus: [menuWithRanges([])] }))).toBeNull();
    expect(openDays(aSlotInput({ menus: [menuWithRanges([])] }))).toEqual([]);
  });

  test("today is the date in the restaurant's time zone", () => {
    const input = { ...lunchInput({}), now: Date.UTC(2026, 10, 21, 23, 30) };
    expect(firstSlot(input)?.date).toBe(TOMORROW);
    expect(firstSlot({ ...input, timezone: "America/New_York" })?.date).toBe(TOMORROW);
    expect(slotsOn("2026-12-06", input)).toHaveLength(4);
    expect(slotsOn("2026-12-06", { ...input, timezone: "America/New_York" })).toEqual([]);
  });

  test("a range past midnight belongs to the day on which it starts", () => {
    const menus = [menuWithRanges([{ start: "23:50", end: "00:10" }])];
    const [slot] = slotsOn(TODAY, aSlotInput({ menus }));
    expect(slot).toMatchObject({ date: TODAY, label: "23:50-00:10" });
    expect(slot?.instant).toBe(Date.UTC(2026, 10, 21, 22, 50));
    const afterMidnight = aSlotInput({ menus, now: Date.UTC(2026, 10, 21, 23, 5) });
    expect(firstSlot(afterMidnight)?.date).toBe(TOMORROW);
  });
});

describe("daylight saving time", () => {
  const menus = [
    menuWithRanges(["01:30", "02:30", "03:30"].map((start) => ({ start, end: "04:00" }))),
  ];
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
    const menus = [menuWithRanges(LUNCH_RANGES, { menu_is_available: false })];
    expect(firstSlot(aSlotInput({ menus }))).toBeNull();
  });

  test("an available menu that is closed now has slots", () => {
    const menus = [menuWithRanges(LUNCH_RANGES, { menu_is_open: false })];
    expect(firstSlot(aSlotInput({ menus }))).not.toBeNull();
  });

  test("slots lie within the menu's active_times", () => {
    const times = [{ start: "12:45", end: "13:15" }];
    const active_times = everyDay({ label: "", is_open: true, times });
    const menus = [menuWithRanges(LUNCH_RANGES, { active_times })];
    expect(startsOn(TOMORROW, aSlotInput({ menus }))).toEqual(["12:45", "13:00"]);
  });

  test("a cart of several menus has the slots that all of them have", () => {
    const late = menuWithRanges([...LUNCH_RANGES.slice(2), ...quarters("19:00", "20:00")], {
      menu_id: 2,
    });
    const other = menuWithRanges([{ start: "13:00", end: "13:30" }, ...LUNCH_RANGES.slice(3)], {
      menu_id: 3,
    });
    const menus = [menuWithRanges(LUNCH_RANGES), late];
    expect(startsOn(TOMORROW, aSlotInput({ menus }))).toEqual(["13:00", "13:15"]);
    expect(startsOn(TOMORROW, aSlotInput({ menus: [...menus, other] }))).toEqual(["13:15"]);
  });

  test("a dish of several menus has the slots of each, earliest first", () => {
    const early = menuWithRanges(LUNCH_RANGES.slice(2));
    const late = menuWithRanges(LUNCH_RANGES.slice(0, 3), { menu_id: 2 });
    const off = menuWithRanges(quarters("19:00", "20:00"), {
      menu_id: 3,
      menu_is_available: false,
    });
    const starts = (...menus: Menu[][]) => startsOn(TOMORROW, { ...aSlotInput(), menus });
    expect(starts([early, late, off])).toEqual(["12:30", "12:45", "13:00", "13:15"]);
    expect(starts([early, late], [early])).toEqual(["13:00", "13:15"]);
  });

  test("slots of several menus that read the same are offered once, and each can be requested", () => {
    const quarter = menuWithRanges([{ start: "12:30", end: "12:45" }]);
    const half = menuWithRanges([{ start: "12:30", end: "13:00" }], { menu_id: 2 });
    const shown = (show_range: boolean) => {
      return {
        ...aSlotInput({ settings: aSlotSettings({ show_range }) }),
        menus: [[quarter, half]],
      };
    };
    expect(startsOn(TOMORROW, shown(true))).toEqual(["12:30", "12:30"]);
    const input = shown(false);
    expect(startsOn(TOMORROW, input)).toEqual(["12:30"]);
    const requested = { delivery_date: TOMORROW, delivery_time_range: "12:30-13:00" };
    expect(resolveRequestedSlot(input, requested)).toMatchObject({ ok: true });
  });

  test("a range that is listed twice counts once", () => {
    const settings = aSlotSettings({ remove_first_range: true });
    const twice = menuWithRanges([...LUNCH_RANGES.slice(0, 1), ...LUNCH_RANGES]);
    const once = menuWithRanges(LUNCH_RANGES);
    expect(startsOn(TOMORROW, aSlotInput({ menus: [twice], settings }))).toEqual(
      startsOn(TOMORROW, aSlotInput({ menus: [once], settings })),
    );
  });

  test("each menu removes the first and last of its own ranges", () => {
    const settings = aSlotSettings({ remove_first_range: true });
    const menus = [
      menuWithRanges(LUNCH_RANGES),
      menuWithRanges(LUNCH_RANGES.slice(1), { menu_id: 2 }),
    ];
    expect(startsOn(TOMORROW, aSlotInput({ menus, settings }))).toEqual(["13:00", "13:15"]);
  });

  test("an empty cart has no slots", () => {
    expect(openDays(aSlotInput({ menus: [] }))).toEqual([]);
  });
});
