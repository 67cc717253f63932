import { expect, test } from "vitest";
import { restaurantClock } from "./restaurant-clock.ts";

const SUNDAY = Date.parse("2026-11-22T22:30:00Z");
const clock = restaurantClock(SUNDAY, "Europe/Paris", "en");

test("the next day is tomorrow in French, too; any later one is named", () => {
  const french = restaurantClock(SUNDAY, "Europe/Paris", "fr");
  expect(french.onOtherDay("2026-11-22T23:15:00Z")).toBe("demain");
  expect(french.onOtherDay("2026-11-24T10:30:00Z")).toBe("mardi 24\u00a0novembre");
});

test("a time of today is shown without its day, in the restaurant's time zone", () => {
  expect(clock.onOtherDay("2026-11-22T22:59:00Z")).toBeNull();
  expect(clock.timeFromNow("2026-11-22T05:31:00Z")).toBe("06:31");
});

test("a time of another day is shown with its day", () => {
  expect(clock.onOtherDay("2026-11-22T23:15:00Z")).toBe("tomorrow");
  expect(clock.onOtherDay("2026-11-24T10:30:00Z")).toBe("on Tuesday 24\u00a0November");
  expect(clock.time("2026-11-24T10:30:00Z")).toBe("11:30");
  expect(clock.timeFromNow("2026-11-24T10:30:00Z")).toBe("Tue 24, 11:30");
});
