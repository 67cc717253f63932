import { describe, expect, test } from "vitest";
import {
  endOfDay,
  endOfService,
  nextOpening,
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

describe("orderingAt", () => {
  const until = new Date(NOON + 30 * MINUTE).toISOString();

  test("a pause holds until its end, and then expires", () => {
    const paused = { ...OPEN_ORDERING, paused_until: until };
    expect(orderingAt(paused, NOON + 30 * MINUTE - 1).paused_until).toBe(until);
    expect(orderingAt(paused, NOON + 30 * MINUTE)).toEqual(OPEN_ORDERING);
  });

  test("extra minutes have an end of their own", () => {
    const longer = { ...OPEN_ORDERING, extra_minutes: 20, extra_until: until };
    expect(orderingAt(longer, NOON).extra_minutes).toBe(20);
    expect(orderingAt(longer, NOON + 30 * MINUTE)).toEqual(OPEN_ORDERING);
    expect(orderingAt({ ...longer, extra_until: null }, NOON)).toEqual(OPEN_ORDERING);
  });
});

describe("a pause", () => {
  const until = new Date(NOON + 30 * MINUTE).toISOString();
  const later = new Date(NOON + 60 * MINUTE).toISOString();

  test("a pause of one order type leaves the other open", () => {
    const paused = { ...OPEN_ORDERING, delivery_paused_until: until };
    expect(pausedUntil(paused, "delivery", NOON)).toBe(NOON + 30 * MINUTE);
    expect(pausedUntil(paused, "pickup", NOON)).toBeNull();
    expect(orderingAt(paused, NOON).paused_until).toBeNull();
  });

  test("pauses of both types are merged into paused_until, with the earlier end", () => {
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

  test("paused_until alone pauses both order types", () => {
    expect(orderingAt({ paused_until: until }, NOON)).toEqual({
      ...OPEN_ORDERING,
      paused_until: until,
      pickup_paused_until: until,
      delivery_paused_until: until,
    });
  });
});

describe("endOfService", () => {
  test("it is the end of the current service, or of the next one today", () => {
    expect(endOfService(twoServices, NOON)).toBe(at(14.5));
    expect(endOfService(twoServices, at(16))).toBe(at(22.5));
    expect(endOfService(twoServices, at(23))).toBe(at(24));
  });

  test("a service may end after midnight", () => {
    const late = restaurant({ start: "18:00", end: "02:00" });
    expect(endOfService(late, at(20))).toBe(at(26));
    expect(endOfDay(late, at(20))).toBe(at(26));
    expect(endOfService(late, at(25))).toBe(at(26));
  });
});

describe("in the night when the clocks change", () => {
  const late = restaurant({ start: "18:00", end: "02:30" });
  const evening = (date: string) => instantOf(date, 22 * 60, timezone) ?? 0;

  test("a service or a day whose end is skipped ends at the first instant after it", () => {
    const closing = Date.parse("2027-03-28T03:00+02:00");
    for (const now of [evening("2027-03-27"), closing - 1]) {
      expect(endOfService(late, now)).toBe(closing);
      expect(endOfDay(late, now)).toBe(closing);
    }
    expect(endOfDay(late, closing)).toBe(Date.parse("2027-03-29T02:30+02:00"));
  });

  test("the first of an end that exists twice counts; after it the next day has begun", () => {
    const closing = Date.parse("2027-10-31T02:30+02:00");
    for (const now of [evening("2027-10-30"), closing - 1]) {
      expect(endOfService(late, now)).toBe(closing);
      expect(endOfDay(late, now)).toBe(closing);
    }
    for (const now of [closing, closing + 30 * MINUTE]) {
      expect(endOfService(late, now)).toBe(Date.parse("2027-11-01T02:30+01:00"));
      expect(endOfDay(late, now)).toBe(Date.parse("2027-11-01T02:30+01:00"));
    }
  });

  test("an opening that is skipped is the first instant after it", () => {
    const early = restaurant({ start: "02:30", end: "06:00" });
    const opening = Date.parse("2027-03-28T03:00+02:00");
    expect(nextOpening(early, evening("2027-03-27"))).toBe(opening);
    expect(nextOpening(early, opening)).toBe(opening);
  });
});

describe("endOfDay", () => {
  const allDay = [{ start: "00:00", end: "00:00" }];

  test("the day ends at midnight", () => {
    expect(endOfDay(twoServices, NOON)).toBe(at(24));
    expect(endOfDay({ menus: [], timezone }, NOON)).toBe(at(24));
  });

  test("the day ends when a service that runs past midnight closes, asked before midnight and after it", () => {
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
  ])("the day ends at midnight in a restaurant open round the clock: %s", (_, times) => {
    const open = restaurant(...times);
    for (const hour of [1, 12, 23]) {
      expect(endOfDay(open, at(hour))).toBe(at(24));
      expect(endOfService(open, at(hour))).toBeLessThanOrEqual(at(24));
    }
  });

  test("the day ends at midnight if another menu is open through the night", () => {
    const [late, always] = [restaurant({ start: "18:00", end: "02:00" }), restaurant(...allDay)];
    const both = { menus: [...late.menus, ...always.menus], timezone };
    expect(endOfDay(both, at(20))).toBe(at(24));
  });

  test("daylight saving time: the day ends at its own midnight, or at the first minute after a skipped one", () => {
    const noonOf = (date: string, zone: string) => instantOf(date, 720, zone) ?? 0;
    const spring = noonOf("2026-03-29", timezone);
    expect(endOfDay(twoServices, spring)).toBe(Date.UTC(2026, 2, 29, 22));
    // Beirut's clocks skip from midnight to 01:00.
    const beirut = { ...twoServices, timezone: "Asia/Beirut" };
    const before = noonOf("2026-03-28", "Asia/Beirut");
    expect(endOfDay(beirut, before)).toBe(Date.UTC(2026, 2, 28, 22));
  });
});

describe("nextOpening", () => {
  test("it is now while a menu is open, otherwise the next opening", () => {
    expect(nextOpening(twoServices, NOON)).toBe(NOON);
    expect(nextOpening(twoServices, at(15))).toBe(at(18.5));
    expect(nextOpening(twoServices, at(23))).toBe(at(24 + 11.5));
  });

  test("it is null if nothing opens", () => {
    expect(nextOpening({ menus: [], timezone }, NOON)).toBeNull();
  });
});
