import { describe, expect, test } from "vitest";
import { blockingLines, blockingMenus } from "./slot-conflicts.ts";
import { aLine, aMenu, anItem, aSlotInput, everyDay, quarters } from "./testing.ts";

const serving = (menu_id: number, ...hours: [string, string][]) =>
  aMenu({
    menu_id,
    active_times: {},
    time_ranges: everyDay(hours.flatMap(([start, end]) => quarters(start, end))),
  });

const lunch = serving(1, ["12:00", "14:00"]);
const dinner = serving(2, ["19:00", "21:00"]);
const allDay = serving(3, ["12:00", "21:00"]);
const closed = serving(4);

const blocking = (...menus: (typeof lunch)[]) =>
  blockingMenus(aSlotInput({ menus })).map(({ menu_id }) => menu_id);

describe("blockingMenus: which menus of a cart prevent a common slot", () => {
  test("there are none if the menus have a common slot", () => {
    expect(blocking(lunch, allDay)).toEqual([]);
    expect(blocking()).toEqual([]);
  });

  test("a menu without any slot blocks", () => {
    expect(blocking(closed)).toEqual([4]);
    expect(blocking(lunch, closed, dinner)).toEqual([4]);
  });

  test("a menu blocks if the others have a common slot without it", () => {
    expect(blocking(serving(5, ["12:00", "13:00"]), lunch, dinner)).toEqual([2]);
    expect(blocking(lunch, dinner)).toEqual([1, 2]);
    expect(blocking(lunch, dinner, allDay)).toEqual([1, 2]);
  });

  test("all menus block if leaving out one is not enough", () => {
    const breakfast = serving(6, ["08:00", "09:00"]);
    expect(blocking(breakfast, lunch, dinner)).toEqual([6, 1, 2]);
  });

  test("duplicate menus count once", () => {
    expect(blocking(lunch, dinner, lunch)).toEqual([1, 2]);
  });
});

test("blockingLines returns the lines of the blocking menus", () => {
  const lines = [1, 2, 4].map((item_menu_id) => aLine({ item: anItem({ item_menu_id }) }));
  const input = aSlotInput({ menus: [lunch, closed, dinner] });
  expect(blockingLines(lines, input)).toEqual([lines[2]]);
});
