import { describe, expect, test } from "vitest";
import { indexItems } from "./cart.ts";
import { blockingLines, blockingMenus } from "./slot-conflicts.ts";
import { aCategory, aLine, aMenu, anItem, aSlotInput, everyDay, quarters } from "./testing.ts";

/** A menu with the dishes of these ids. */
const serving = (menu_id: number, hours: [string, string][] = [], dishes: number[] = []) =>
  aMenu({
    menu_id,
    categories: [aCategory({ items: dishes.map((item_id) => anItem({ item_id })) })],
    active_times: {},
    time_ranges: everyDay(hours.flatMap(([start, end]) => quarters(start, end))),
  });

const lunch = serving(1, [["12:00", "14:00"]], [10, 50]);
const dinner = serving(2, [["19:00", "21:00"]], [20, 50]);
const allDay = serving(3, [["12:00", "21:00"]]);
const closed = serving(4, [], [40]);

const blocking = (...menus: (typeof lunch)[]) =>
  blockingMenus(aSlotInput({ menus })).map(([menu]) => menu?.menu_id);

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
    expect(blocking(serving(5, [["12:00", "13:00"]]), lunch, dinner)).toEqual([2]);
    expect(blocking(lunch, dinner)).toEqual([1, 2]);
    expect(blocking(lunch, dinner, allDay)).toEqual([1, 2]);
  });

  test("all menus block if leaving out one is not enough", () => {
    const breakfast = serving(6, [["08:00", "09:00"]]);
    expect(blocking(breakfast, lunch, dinner)).toEqual([6, 1, 2]);
  });

  test("a dish of two menus blocks neither alone", () => {
    const both = [lunch, dinner];
    expect(blockingMenus({ ...aSlotInput(), menus: [both, [lunch]] })).toEqual([]);
    expect(blockingMenus({ ...aSlotInput(), menus: [both, [dinner]] })).toEqual([]);
    const menus = [[lunch], both, [dinner]];
    expect(blockingMenus({ ...aSlotInput(), menus })).toEqual([[lunch], [dinner]]);
  });
});

test("blockingLines returns the lines whose dishes prevent a common slot", () => {
  const index = indexItems([lunch, dinner, closed]);
  const lines = [10, 20, 40, 50].map((item_id) => aLine({ item: anItem({ item_id }) }));
  const blockingOf = (...places: number[]) =>
    blockingLines(
      index,
      lines.filter((_, place) => places.includes(place)),
      aSlotInput(),
    ).map(({ item }) => item.item_id);
  expect(blockingOf(0, 1, 2, 3)).toEqual([40]);
  expect(blockingOf(0, 1, 3)).toEqual([10, 20]);
  expect(blockingOf(1, 3)).toEqual([]);
});
