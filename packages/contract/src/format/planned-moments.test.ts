import { instantFrom } from "@noren/ordering/zone.ts";
import { expect, test } from "vitest";
import { formatPlannedMoment, formatTimezone } from "./planned-moments.ts";

const PARIS = "Europe/Paris";
const autumn = { now: Date.UTC(2026, 10, 21), timezone: PARIS };

test("a planned moment is said in full: weekday, date, an hour of two digits, and whose hour it is", () => {
  const monday = instantFrom("2026-11-30", 6 * 60, PARIS);
  expect(formatPlannedMoment(monday, autumn, "fr")).toBe(
    "lundi 30\u00a0novembre à 06\u00a0h\u00a000, heure de Paris",
  );
  expect(formatPlannedMoment(monday, autumn, "en")).toBe(
    "Monday 30\u00a0November at 06:00, Paris time",
  );
});

test("a moment of another year has its year", () => {
  const january = instantFrom("2027-01-04", 6 * 60 + 30, PARIS);
  expect(formatPlannedMoment(january, autumn, "fr")).toBe(
    "lundi 4\u00a0janvier 2027 à 06\u00a0h\u00a030, heure de Paris",
  );
});

test("a local time that the night of summer time skips is said as the first moment after it", () => {
  const skipped = instantFrom("2027-03-28", 2 * 60 + 30, PARIS);
  const spring = { now: Date.UTC(2027, 2, 1), timezone: PARIS };
  expect(formatPlannedMoment(skipped, spring, "en")).toBe(
    "Sunday 28\u00a0March at 03:00, Paris time",
  );
});

test.each([
  ["Europe/Amsterdam", "heure d’Amsterdam", "Amsterdam time"],
  ["America/New_York", "heure de New York", "New York time"],
  ["Indian/Reunion", "heure de La Réunion", "Reunion time"],
  ["UTC", "heure UTC", "UTC"],
])("a time zone is named by its city: %s", (timezone, french, english) => {
  expect(formatTimezone(timezone, "fr")).toBe(french);
  expect(formatTimezone(timezone, "en")).toBe(english);
});
