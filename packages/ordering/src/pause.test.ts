import { describe, expect, test } from "vitest";
import { endOfDay, endOfService, nextAttended, OPEN_ORDERING, orderingAt } from "./pause.ts";
import { aMenu, everyDay, NOON } from "./testing.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const timezone = "Europe/Paris";

function house(...times: { start: string; end: string }[]) {
  const active_times = everyDay({ label: "", is_open: true, times });
  return { menus: [aMenu({ active_times })], timezone };
}

const twoServices = house({ start: "11:30", end: "14:30" }, { start: "18:30", end: "22:30" });
const at = (hours: number) => NOON + (hours - 12) * HOUR;

describe("what was said about ordering", () => {
  const until = new Date(NOON + 30 * MINUTE).toISOString();

  test("holds up to its end, and ends by itself", () => {
    const paused = { ...OPEN_ORDERING, paused_until: until };
    expect(orderingAt(paused, NOON + 30 * MINUTE - 1).paused_until).toBe(until);
    expect(orderingAt(paused, NOON + 30 * MINUTE)).toEqual(OPEN_ORDERING);
  });

  test("added minutes have an end of their own", () => {
    const longer = { paused_until: null, extra_minutes: 20, extra_until: until };
    expect(orderingAt(longer, NOON).extra_minutes).toBe(20);
    expect(orderingAt(longer, NOON + 30 * MINUTE)).toEqual(OPEN_ORDERING);
    expect(orderingAt({ ...longer, extra_until: null }, NOON)).toEqual(OPEN_ORDERING);
  });
});

describe("this service", () => {
  test("is the one that is on, or the next one of today", () => {
    expect(endOfService(twoServices, NOON)).toBe(at(14.5));
    expect(endOfService(twoServices, at(16))).toBe(at(22.5));
    expect(endOfService(twoServices, at(23))).toBe(at(24));
  });

  test("may end after midnight", () => {
    const late = house({ start: "18:00", end: "02:00" });
    expect(endOfService(late, at(20))).toBe(at(26));
    expect(endOfDay(late, at(20))).toBe(at(26));
    expect(endOfService(late, at(25))).toBe(at(26));
  });
});

test("today ends at midnight", () => {
  expect(endOfDay(twoServices, NOON)).toBe(at(24));
});

describe("somebody is there to answer", () => {
  test("while a menu is open, and else from the next opening on", () => {
    expect(nextAttended(twoServices, NOON)).toBe(NOON);
    expect(nextAttended(twoServices, at(15))).toBe(at(18.5));
    expect(nextAttended(twoServices, at(23))).toBe(at(24 + 11.5));
  });

  test("never, where nothing opens", () => {
    expect(nextAttended({ menus: [], timezone }, NOON)).toBeNull();
  });
});
