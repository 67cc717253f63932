import { expect, test } from "vitest";
import { serviceProblems } from "./service-problems.ts";
import { aService } from "./testing.ts";

const problemsIn = (...services: Parameters<typeof aService>[0][]) =>
  serviceProblems(services.map((over) => aService(over))).map(
    ({ index, field, problem }) => `${index} ${field} ${problem}`,
  );

test("a service has a length, which a slot does not exceed", () => {
  expect(problemsIn({ end: "18:00" })).toEqual(["0 end same_times"]);
  expect(problemsIn({ slot_minutes: 121 })).toEqual(["0 slot_minutes slot_too_long"]);
  expect(problemsIn({ slot_minutes: 120 })).toEqual([]);
});

test("first and last order lie in the service, also past midnight", () => {
  const late = { start: "22:00", end: "01:00" };
  expect(problemsIn({ ...late, first_order: "23:30", last_order: "00:30" })).toEqual([]);
  expect(problemsIn({ ...late, first_order: "21:59", last_order: "01:00" })).toEqual([
    "0 first_order outside_service",
    "0 last_order outside_service",
  ]);
});

test("services overlap where they offer the same menu to the same guests at the same time", () => {
  const later = { start: "19:00", end: "21:00" };
  expect(problemsIn({}, later)).toEqual(["1 start overlap"]);
  expect(problemsIn({}, { start: "20:00", end: "22:00" })).toEqual([]);
  const first = { start: "18:00", end: "21:00", last_order: "18:45", slot_minutes: 15 };
  expect(problemsIn(first, { ...later, first_order: "19:00" })).toEqual([]);
  expect(problemsIn({ ...first, last_order: "19:00" }, later)).toEqual(["1 start overlap"]);
  expect(problemsIn({ menus: [1] }, { ...later, menus: [2] })).toEqual([]);
  expect(problemsIn({ menus: [1] }, { ...later, menus: [] })).toEqual(["1 start overlap"]);
  expect(problemsIn({ order_types: ["pickup"] }, { ...later, order_types: ["delivery"] })).toEqual(
    [],
  );
});
