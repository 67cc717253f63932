import { expect, test } from "vitest";
import { formatTime, formatTimeRange } from "./times.ts";

test("times are hours in French and stay as they are in English", () => {
  expect(formatTime("19:30", "fr")).toBe("19\u00a0h\u00a030");
  expect(formatTime("09:05", "fr")).toBe("9\u00a0h\u00a005");
  expect(formatTime("09:05", "en")).toBe("09:05");
});

test("a full hour has no minutes in French", () => {
  expect(formatTime("20:00", "fr")).toBe("20\u00a0h");
  expect(formatTime("00:00", "fr")).toBe("0\u00a0h");
  expect(formatTime("20:00", "en")).toBe("20:00");
});

test("a range has an en dash between thin spaces", () => {
  const range = { start: "11:30", end: "14:00" };
  expect(formatTimeRange(range, "fr")).toBe("11\u00a0h\u00a030\u2009–\u200914\u00a0h");
  expect(formatTimeRange(range, "en")).toBe("11:30\u2009–\u200914:00");
});
