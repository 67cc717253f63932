import { expect, test } from "vitest";
import { formatBriefDate } from "./brief-dates.ts";
import { formatDate, formatShortDate } from "./dates.ts";

test("a date is that date wherever server and reader are", () => {
  expect(formatDate("2026-11-21", "fr")).toBe("samedi 21\u00a0novembre");
  expect(formatDate("2026-11-21", "en")).toBe("Saturday 21\u00a0November");
});

test("a subject line has it abbreviated", () => {
  expect(formatBriefDate("2026-11-21", "fr")).toBe("sam. 21\u00a0nov.");
  expect(formatBriefDate("2026-11-21", "en")).toBe("Sat 21\u00a0Nov");
});

test("within a fortnight the weekday and the day are enough", () => {
  expect(formatShortDate("2026-11-05", "fr")).toBe("jeu. 5");
  expect(formatShortDate("2026-11-05", "en")).toBe("Thu 5");
});

test("French counts the first of a month, in every form, and no other day", () => {
  expect(formatDate("2026-12-01", "fr")).toBe("mardi 1er\u00a0décembre");
  expect(formatBriefDate("2026-12-01", "fr")).toBe("mar. 1er\u00a0déc.");
  expect(formatShortDate("2026-12-01", "fr")).toBe("mar. 1er");
  expect(formatDate("2027-01-11", "fr")).toBe("lundi 11\u00a0janvier");
  expect(formatDate("2026-12-21", "fr")).toBe("lundi 21\u00a0décembre");
  expect(formatDate("2026-12-01", "en")).toBe("Tuesday 1\u00a0December");
});

test("29 February is written in a leap year", () => {
  expect(formatDate("2028-02-29", "fr")).toBe("mardi 29\u00a0février");
});

test("a day on which the clocks change is one day", () => {
  expect(formatDate("2026-03-29", "fr")).toBe("dimanche 29\u00a0mars");
  expect(formatDate("2026-10-25", "fr")).toBe("dimanche 25\u00a0octobre");
});
