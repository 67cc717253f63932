import { expect, test } from "vitest";
import { dayInBrief, dayInWords, momentInWords, timeOfDay } from "./moment.ts";

test("a date is named by its weekday, whatever zone the server is in", () => {
  expect(dayInWords("2026-11-21", "fr")).toBe("samedi 21 novembre");
  expect(dayInWords("2026-11-21", "en")).toBe("Saturday 21 November");
  expect(dayInBrief("2026-11-21", "fr")).toBe("sam. 21 nov.");
  expect(dayInBrief("2026-11-21", "en")).toBe("Sat 21 Nov");
});

test("French counts the first of a month", () => {
  expect(dayInWords("2027-01-01", "fr")).toBe("vendredi 1er janvier");
  expect(dayInWords("2027-01-11", "fr")).toBe("lundi 11 janvier");
});

test("an instant is told on the restaurant's clock", () => {
  const lateInUtc = Date.UTC(2026, 6, 14, 22, 5);
  expect(momentInWords(lateInUtc, "Europe/Paris", "fr")).toEqual({
    day: "mercredi 15 juillet",
    time: "0\u00a0h\u00a005",
  });
  expect(momentInWords(lateInUtc, "America/Martinique", "en")).toEqual({
    day: "Tuesday 14 July",
    time: "18:05",
  });
});

test("a full hour has no minutes in French", () => {
  expect(timeOfDay("20:00", "fr")).toBe("20\u00a0h");
  expect(timeOfDay("09:30", "fr")).toBe("9\u00a0h\u00a030");
  expect(timeOfDay("20:00", "en")).toBe("20:00");
});
