import { describe, expect, test } from "vitest";
import { minutesOf } from "./clock.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { isInScope, isRunning } from "./offer-terms.ts";
import { anItem, anOffer, NOON } from "./testing.ts";

const tenPercent = (over: Partial<OfferTerms>) =>
  anOffer({ type: "percentage", value: 10, ...over });

const midnight = { now: NOON, minutes: 0 };

const runsAt = (over: Partial<OfferTerms>, time: string) =>
  isRunning(tenPercent(over), "pickup", { now: NOON, minutes: minutesOf(time) });

const runsWith = (over: Partial<OfferTerms>, now: number) =>
  isRunning(tenPercent(over), "pickup", { now, minutes: 720 });

describe("isRunning", () => {
  test("an inactive offer never runs", () => {
    expect(runsAt({ is_active: false }, "12:00")).toBe(false);
    expect(runsAt({ is_active: true }, "12:00")).toBe(true);
  });

  test.each([true, false])(
    "is_active %s is reversed at each of changes_at, and not before",
    (is_active) => {
      const changes_at = [NOON, NOON + 60];
      const runs = [-1, 0, 59, 60].map((ms) => runsWith({ is_active, changes_at }, NOON + ms));
      expect(runs).toEqual([is_active, !is_active, !is_active, is_active]);
    },
  );

  test.each([
    ["both", true, true],
    ["pickup", true, false],
    ["delivery", false, true],
  ] as const)("delivery_pickup %s: pickup %s, delivery %s", (delivery_pickup, pickup, delivery) => {
    const offer = tenPercent({ delivery_pickup });
    expect(isRunning(offer, "pickup", midnight)).toBe(pickup);
    expect(isRunning(offer, "delivery", midnight)).toBe(delivery);
  });
});

describe("active_times", () => {
  const lunch = { allow_repeat: false, active_times: { start: "12:00", end: "14:00" } };
  const night = { allow_repeat: false, active_times: { start: "22:00", end: "02:00" } };

  test("an offer with allow_repeat 0 is skipped inside the window: start inclusive, end exclusive", () => {
    const times = ["11:59", "12:00", "13:59", "14:00"];
    expect(times.map((time) => runsAt(lunch, time))).toEqual([true, false, false, true]);
  });

  test("the window may cross midnight", () => {
    const times = ["21:59", "22:00", "23:59", "00:00", "01:59", "02:00"];
    const runs = times.map((time) => runsAt(night, time));
    expect(runs).toEqual([true, false, false, false, false, true]);
  });

  test("an offer with allow_repeat is never skipped", () => {
    expect(runsAt({ ...lunch, allow_repeat: true }, "13:00")).toBe(true);
  });

  test("an offer without active_times is never skipped", () => {
    expect(runsAt({ allow_repeat: false, active_times: null }, "13:00")).toBe(true);
  });

  test("a window whose start equals its end is empty", () => {
    const none = { allow_repeat: false, active_times: { start: "12:00", end: "12:00" } };
    expect(["11:59", "12:00", "12:01"].map((time) => runsAt(none, time))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("isInScope", () => {
  const item = anItem({ item_id: 101, item_category_id: 10, item_menu_id: 1 });
  const matches = (scope: Partial<OfferTerms>) => isInScope(tenPercent(scope), item);

  test("empty lists do not restrict", () => {
    expect(matches({})).toBe(true);
  });

  test("menus, categories and items all have to match", () => {
    expect(matches({ menus: [2, 1] })).toBe(true);
    expect(matches({ menus: [2] })).toBe(false);
    expect(matches({ categories: [10] })).toBe(true);
    expect(matches({ categories: [11] })).toBe(false);
    expect(matches({ items: [101] })).toBe(true);
    expect(matches({ items: [102] })).toBe(false);
    expect(matches({ menus: [1], categories: [10], items: [101] })).toBe(true);
    expect(matches({ menus: [1], categories: [11], items: [101] })).toBe(false);
    expect(matches({ menus: [2], items: [101] })).toBe(false);
  });
});
