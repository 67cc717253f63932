import { describe, expect, test } from "vitest";
import type { Menu, OrderType } from "./model.ts";
import { slotChange } from "./slot-changes.ts";
import { aMenu, aSlotInput, aSlotSettings, everyDay, quarters } from "./testing.ts";

const menuOf = (menu_id: number, times: Partial<Menu>): Menu =>
  aMenu({ menu_id, active_times: {}, time_ranges: {}, pickup_time_ranges: {}, ...times });
const serving = (menu_id: number, ...hours: [string, string][]): Menu => {
  const ranges = everyDay(hours.flatMap(([start, end]) => quarters(start, end)));
  return menuOf(menu_id, { time_ranges: ranges, pickup_time_ranges: ranges });
};
const lunch = serving(1, ["12:00", "14:00"]);
const dinner = serving(2, ["19:00", "21:00"]);
const allDay = serving(3, ["12:00", "21:00"]);
const closed = serving(4);

/** Saturday 21 November 2026, noon; 45 minutes of lead time. */
const adding = (menu: Menu, menus: Menu[], over = {}) =>
  slotChange([menu], aSlotInput({ menus, ...over }));

describe("slotChange: what adding a dish does to the slots of the cart", () => {
  test("nothing, for the first dish, one of the same menu, or one that fits in time", () => {
    expect(adding(dinner, [])).toEqual({ kind: "none" });
    expect(adding(dinner, [lunch, dinner])).toEqual({ kind: "none" });
    expect(adding(allDay, [lunch])).toEqual({ kind: "none" });
  });

  test("a common slot that is later is named, for each order type", () => {
    for (const orderType of ["pickup", "delivery"] as OrderType[])
      expect(adding(dinner, [allDay], { orderType })).toMatchObject({
        kind: "later",
        slot: { date: "2026-11-21", start: "19:00" },
      });
  });

  test("a common slot may be days later", () => {
    const saturdays = menuOf(5, { time_ranges: { sat: quarters("12:00", "14:00") } });
    const week = Date.parse("2026-11-23T11:00:00Z");
    expect(adding(saturdays, [lunch], { now: week })).toMatchObject({
      kind: "later",
      slot: { date: "2026-11-28", start: "12:00" },
    });
  });

  test("the slots of the order type count", () => {
    const pickupOnly = menuOf(6, { pickup_time_ranges: everyDay(quarters("12:00", "14:00")) });
    expect(adding(pickupOnly, [lunch], { orderType: "pickup" })).toEqual({ kind: "none" });
    expect(adding(pickupOnly, [lunch], { orderType: "delivery" })).toEqual({ kind: "closed" });
  });

  test("without a common slot: the menus of the cart that do not go with it", () => {
    expect(adding(dinner, [lunch])).toEqual({ kind: "apart", without: [[lunch]] });
    expect(adding(dinner, [allDay, lunch])).toEqual({ kind: "apart", without: [[lunch]] });
  });

  test("a dish of two menus goes with a dish of either", () => {
    const both = [lunch, dinner];
    for (const menu of both)
      expect(slotChange(both, aSlotInput({ menus: [menu] }))).toEqual({ kind: "none" });
    const withBoth = (menu: Menu) => slotChange([menu], { ...aSlotInput(), menus: [both] });
    expect(withBoth(lunch)).toEqual({ kind: "none" });
    expect(withBoth(dinner)).toMatchObject({ kind: "later", slot: { start: "19:00" } });
  });

  test("all others, where each goes with it and not all together", () => {
    const halves = serving(7, ["12:00", "13:00"], ["19:00", "20:00"]);
    const rest = serving(8, ["13:00", "14:00"], ["19:00", "20:00"]);
    const both = serving(9, ["12:00", "13:00"], ["13:00", "14:00"]);
    expect(adding(both, [halves, rest])).toEqual({ kind: "apart", without: [[halves], [rest]] });
  });

  test("a menu without any slot is closed, and a cart without one cannot get worse", () => {
    expect(adding(closed, [lunch])).toEqual({ kind: "closed" });
    expect(adding(lunch, [closed])).toEqual({ kind: "none" });
  });

  test("full slots do not count", () => {
    const input = aSlotInput({ menus: [allDay] });
    expect(slotChange([lunch], input, ({ date }) => date > "2026-11-21")).toEqual({ kind: "none" });
    expect(slotChange([lunch], input, ({ start }) => start > "13:30")).toEqual({ kind: "none" });
    expect(slotChange([lunch], input, ({ start }) => start > "14:00")).toEqual({ kind: "closed" });
  });

  test("past midnight: a range belongs to the day on which it starts", () => {
    const night = { start: "23:45", end: "00:15" };
    const fridays = menuOf(10, { time_ranges: { fri: [night] } });
    const daily = menuOf(11, { time_ranges: everyDay([...quarters("12:00", "14:00"), night]) });
    expect(adding(fridays, [daily])).toMatchObject({
      kind: "later",
      slot: { date: "2026-11-27", start: "23:45" },
    });
  });

  test("a common slot that the clock skips is none; one that exists twice is the first", () => {
    const nights = serving(12, ["02:00", "03:00"]);
    const days = menuOf(13, {
      time_ranges: { ...everyDay(quarters("15:00", "16:00")), sun: quarters("02:00", "03:00") },
    });
    const settings = aSlotSettings({ minimum_time: 0 });
    // Saturday 28 March 2026: on Sunday 02:00 to 03:00 is skipped.
    const spring = { settings, now: Date.parse("2026-03-28T12:30:00Z") };
    expect(adding(nights, [days], spring)).toMatchObject({ slot: { date: "2026-04-05" } });
    // Saturday 24 October 2026: on Sunday that hour exists twice.
    const autumn = { settings, now: Date.parse("2026-10-24T12:30:00Z") };
    expect(adding(nights, [days], autumn)).toMatchObject({
      slot: { date: "2026-10-25", instant: Date.parse("2026-10-25T00:00:00Z") },
    });
  });
});
