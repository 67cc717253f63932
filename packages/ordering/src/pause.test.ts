import { describe, expect, test } from "vitest";
import {
  endOfDay,
  endOfService,
  nextAttended,
  OPEN_ORDERING,
  orderingAt,
  pausedUntil,
} from "./pause.ts";
import { aMenu, everyDay, NOON } from "./testing.ts";
import { instantOf } from "./zone.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const timezone = "Europe/Paris";

function restaurant(...times: { start: string; end: string }[]) {
  const active_times = everyDay({ label: "", is_open: true, times });
  return { menus: [aMenu({ active_times })], timezone };
}

const twoServices = restaurant({ start: "11:30", end: "14:30" }, { start: "18:30", end: "22:30" });
const at = (hours: number) => NOON + (hours - 12) * HOUR;

describe("what was said about ordering", () => {
  const until = new Date(NOON + 30 * MINUTE).toISOString();

  test("holds up to its end, and ends by itself", () => {
    const paused = { ...OPEN_ORDERING, paused_until: until };
    expect(orderingAt(paused, NOON + 30 * MINUTE - 1).paused_until).toBe(until);
    expect(orderingAt(paused, NOON + 30 * MINUTE)).toEqual(OPEN_ORDERING);
  });

  test("added minutes have an end of their own", () => {
    const longer = { ...OPEN_ORDERING, extra_minutes: 20, extra_until: until };
    expect(orderingAt(longer, NOON).extra_minutes).toBe(20);
    expect(orderingAt(longer, NOON + 30 * MINUTE)).toEqual(OPEN_ORDERING);
    expect(orderingAt({ ...longer, extra_until: null }, NOON)).toEqual(OPEN_ORDERING);
  });
});

describe("a pause", () => {
  const until = new Date(NOON + 30 * MINUTE).toISOString();
  const later = new Date(NOON + 60 * MINUTE).toISOString();

  test("of one order type leaves the other", () => {
    const paused = { ...OPEN_ORDERING, delivery_paused_until: until };
    expect(pausedUntil(paused, "delivery", NOON)).toBe(NOON + 30 * MINUTE);
    expect(pausedUntil(paused, "pickup", NOON)).toBeNull();
    expect(orderingAt(paused, NOON).paused_until).toBeNull();
  });

  test("of both is said as one, up to the first of the two ends", () => {
    const paused = {
      ...OPEN_ORDERING,
      pickup_paused_until: later,
      delivery_paused_until: until,
    };
    expect(orderingAt(paused, NOON).paused_until).toBe(until);
    expect(orderingAt(paused, NOON + 30 * MINUTE)).toMatchObject({
      paused_until: null,
      pickup_paused_until: later,
      delivery_paused_until: null,
    });
  });

  test("that was said without a type, as by an earlier version, is one of both", () => {
    expect(orderingAt({ paused_until: until }, NOON)).toEqual({
      ...OPEN_ORDERING,
      paused_until: until,
      pickup_paused_until: until,
      delivery_paused_until: until,
    });
  });
});

describe("this service", () => {
  test("is the one that is on, or the next one of today", () => {
    expect(endOfService(twoServices, NOON)).toBe(at(14.5));
    expect(endOfService(twoServices, at(16))).toBe(at(22.5));
    expect(endOfService(twoServices, at(23))).toBe(at(24));
  });

  test("may end after midnight", () => {
    const late = restaurant({ start: "18:00", end: "02:00" });
    expect(endOfService(late, at(20))).toBe(at(26));
    expect(endOfDay(late, at(20))).toBe(at(26));
    expect(endOfService(late, at(25))).toBe(at(26));
  });
});

describe("today ends", () => {
  const allDay = [{ start: "00:00", end: "00:00" }];

  test("at midnight", () => {
    expect(endOfDay(twoServices, NOON)).toBe(at(24));
    expect(endOfDay({ menus: [], timezone }, NOON)).toBe(at(24));
  });

  test("when the service that runs past midnight closes, before midnight and after it", () => {
    const late = restaurant({ start: "18:00", end: "02:00" });
    expect(endOfDay(late, at(12))).toBe(at(26));
    expect(endOfDay(late, at(25))).toBe(at(26));
    expect(endOfDay(late, at(26))).toBe(at(50));
  });

  test.each([
    ["one service of a whole day", allDay],
    [
      "services that touch",
      [
        { start: "06:00", end: "18:00" },
        { start: "18:00", end: "06:00" },
      ],
    ],
    ["one that closes in the afternoon alone", [{ start: "15:00", end: "14:00" }]],
  ])("at midnight in a restaurant open round the clock: %s", (_, times) => {
    const open = restaurant(...times);
    for (const hour of [1, 12, 23]) {
      expect(endOfDay(open, at(hour))).toBe(at(24));
      expect(endOfService(open, at(hour))).toBeLessThanOrEqual(at(24));
    }
  });

  test("at midnight where another menu is open through the night", () => {
    const [late, always] = [restaurant({ start: "18:00", end: "02:00" }), restaurant(...allDay)];
    const both = { menus: [...late.menus, ...always.menus], timezone };
    expect(endOfDay(both, at(20))).toBe(at(24));
  });

  test("on days on which the clocks change: at their own midnight, or the first minute after it", () => {
    const noonOf = (date: string, zone: string) => instantOf(date, 720, zone) ?? 0;
    const spring = noonOf("2026-03-29", timezone);
    expect(endOfDay(twoServices, spring)).toBe(Date.UTC(2026, 2, 29, 22));
    // Beirut puts its clocks forward from midnight to one o’clock.
    const beirut = { ...twoServices, timezone: "Asia/Beirut" };
    const before = noonOf("2026-03-28", "Asia/Beirut");
    expect(endOfDay(beirut, before)).toBe(Date.UTC(2026, 2, 28, 22));
  });
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
