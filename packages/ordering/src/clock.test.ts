import { expect, test } from "vitest";
import { minutesOf, spanOf, timeOf } from "./clock.ts";

test("minutesOf accepts only HH:MM", () => {
  expect(minutesOf("00:00")).toBe(0);
  expect(minutesOf("19:45")).toBe(1185);
  for (const time of ["", "9:30", "19:3", "19h30", "119:30", "19:300"]) {
    expect(() => minutesOf(time)).toThrow(`"${time}" is not a time of day`);
  }
});

test("timeOf formats minutes since midnight as HH:MM, and wraps past 24:00", () => {
  for (const time of ["00:00", "09:05", "23:59"]) expect(timeOf(minutesOf(time))).toBe(time);
  expect(timeOf(1445)).toBe("00:05");
});

test("a range whose end is not after its start ends on the next day", () => {
  expect(spanOf({ start: "18:30", end: "22:30" })).toEqual({ from: 1110, to: 1350 });
  expect(spanOf({ start: "23:50", end: "00:05" })).toEqual({ from: 1430, to: 1445 });
  expect(spanOf({ start: "12:00", end: "12:00" })).toEqual({ from: 720, to: 2160 });
});
