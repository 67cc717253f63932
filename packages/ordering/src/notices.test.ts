import fc from "fast-check";
import { expect, test } from "vitest";
import { currentNotices } from "./notices.ts";
import { addDays, instantFrom, wallClock } from "./zone.ts";

const PARIS = "Europe/Paris";
const at = (text: string) => Date.parse(text);
const until = (date: string) => ({ until: date });

test("a notice is shown to the end of its last day in the restaurant's time zone", () => {
  const notices = [until("2026-12-25"), until("2026-12-24")];
  const shown = (text: string, timezone = PARIS) =>
    currentNotices(notices, at(text), timezone).length;
  expect(shown("2026-12-24T22:59:59Z")).toBe(2);
  expect(shown("2026-12-24T23:00:00Z")).toBe(1);
  expect(shown("2026-12-25T22:59:59Z")).toBe(1);
  expect(shown("2026-12-25T23:00:00Z")).toBe(0);
  expect(shown("2026-12-25T23:00:00Z", "America/New_York")).toBe(1);
});

test.each([["2026-03-29"], ["2026-10-25"]])(
  "on %s, when the clocks change, it ends at midnight",
  (day) => {
    const end = instantFrom(addDays(day, 1), 0, PARIS);
    expect(currentNotices([until(day)], end - 1, PARIS)).toHaveLength(1);
    expect(currentNotices([until(day)], end, PARIS)).toEqual([]);
  },
);

test("of all notices those remain whose last day is not over, in their order (property test)", () => {
  const day = fc.integer({ min: -3, max: 3 });
  const instant = fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2027-12-31T00:00:00Z") });
  fc.assert(
    fc.property(
      fc.array(day),
      instant,
      fc.constantFrom(PARIS, "America/New_York", "UTC"),
      (days, now, zone) => {
        const today = wallClock(now, zone).date;
        const notices = days.map((distance) => ({ distance, ...until(addDays(today, distance)) }));
        expect(currentNotices(notices, now, zone)).toEqual(
          notices.filter(({ distance }) => distance >= 0),
        );
      },
    ),
  );
});
