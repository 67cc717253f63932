import { aMenu, everyDay } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { weekOf } from "./opening-hours.ts";

const hours = (...times: [string, string][]) => ({
  label: "",
  is_open: times.length > 0,
  times: times.map(([start, end]) => ({ start, end })),
});

test("consecutive days with the same services share a line", () => {
  const menu = aMenu({
    active_times: {
      ...everyDay(hours(["18:30", "22:30"])),
      mon: hours(),
      sun: hours(["12:00", "15:00"]),
    },
  });
  expect(weekOf([menu]).map(({ first, last, times }) => [first, last, times.length])).toEqual([
    ["mon", "mon", 0],
    ["tue", "sat", 1],
    ["sun", "sun", 1],
  ]);
});

test("the restaurant is open whenever one of its menus is served", () => {
  const midday = aMenu({ active_times: everyDay(hours(["11:30", "14:30"])) });
  const evening = aMenu({ menu_id: 2, active_times: everyDay(hours(["18:30", "22:30"])) });
  expect(weekOf([midday, evening])).toEqual([
    {
      first: "mon",
      last: "sun",
      times: [
        { start: "11:30", end: "14:30" },
        { start: "18:30", end: "22:30" },
      ],
    },
  ]);
});
