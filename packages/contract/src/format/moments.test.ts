import { expect, test } from "vitest";
import { formatMoment, momentAt, shortMomentAt, timeAt, timeFrom } from "./moments.ts";

const PARIS = "Europe/Paris";

test("an instant is told on the clock of the time zone, with that zone's day", () => {
  const lateInUtc = Date.UTC(2026, 6, 14, 22, 5);
  expect(momentAt(lateInUtc, PARIS, "fr")).toEqual({
    day: "mercredi 15\u00a0juillet",
    dayOfYear: "mercredi 15\u00a0juillet 2026",
    time: "0\u00a0h\u00a005",
  });
  expect(momentAt(lateInUtc, "America/Martinique", "en")).toMatchObject({
    day: "Tuesday 14\u00a0July",
    time: "18:05",
  });
});

test("a time of today is told without its day, another with it", () => {
  const now = Date.UTC(2026, 10, 22, 22, 30);
  expect(timeFrom(now, Date.UTC(2026, 10, 22, 5, 31), PARIS, "en")).toBe("06:31");
  expect(timeFrom(now, Date.UTC(2026, 10, 22, 23, 15), PARIS, "en")).toBe("Mon 23, 00:15");
  expect(shortMomentAt(now, PARIS, "fr")).toBe("dim. 22, 23\u00a0h\u00a030");
});

test("the hour that a day has twice is told twice, the one that it lacks never", () => {
  const inAutumn = Date.UTC(2026, 9, 25, 0, 30);
  const hour = 3_600_000;
  const times = [inAutumn, inAutumn + hour, inAutumn + 2 * hour];
  expect(times.map((instant) => timeAt(instant, PARIS, "en"))).toEqual(["02:30", "02:30", "03:30"]);
  const inSpring = Date.UTC(2026, 2, 29, 0, 59);
  expect(timeAt(inSpring, PARIS, "en")).toBe("01:59");
  expect(timeAt(inSpring + 60_000, PARIS, "en")).toBe("03:00");
});

test("a year ends when it ends in that zone", () => {
  const instant = Date.UTC(2026, 11, 31, 23, 30);
  expect(formatMoment(instant, PARIS, "fr")).toBe(
    "vendredi 1er\u00a0janvier 2027 à 0\u00a0h\u00a030",
  );
  expect(formatMoment(instant, "UTC", "en")).toBe("Thursday 31\u00a0December 2026 at 23:30");
});
