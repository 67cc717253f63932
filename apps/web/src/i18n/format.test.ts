import { asCents } from "@noren/ordering/money.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate, formatMoney, formatPercent, formatTime, formatTimeRange } from "./format.ts";

test("amounts are written as each locale writes euros", () => {
  expect(formatMoney(asCents(1250), "fr")).toBe("12,50\u00a0€");
  expect(formatMoney(asCents(1250), "en")).toBe("€12.50");
  expect(formatMoney(asCents(-5), "fr")).toBe("-0,05\u00a0€");
});

describe.each([
  ["fr", "fr-FR"],
  ["en", "en-GB"],
] as const)("in %s, as the platform writes it:", (locale, tag) => {
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR" });
  const percent = new Intl.NumberFormat(tag, {
    style: "unit",
    unit: "percent",
    maximumFractionDigits: 2,
  });

  test("any amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000_000, max: 200_000_000 }), (cents) => {
        expect(formatMoney(asCents(cents), locale)).toBe(money.format(cents / 100));
      }),
    );
  });

  test("any rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
        expect(formatPercent(hundredths / 100, locale)).toBe(percent.format(hundredths / 100));
      }),
    );
  });
});

test("times are hours in French and stay as they are in English", () => {
  expect(formatTime("19:30", "fr")).toBe("19\u00a0h\u00a030");
  expect(formatTime("09:00", "fr")).toBe("9\u00a0h");
  expect(formatTimeRange({ start: "11:30", end: "14:30" }, "en")).toBe("11:30\u2009–\u200914:30");
});

test("a date is that date wherever the reader is", () => {
  expect(formatDate("2026-11-21", "fr")).toBe("samedi 21\u00a0novembre");
  expect(formatDate("2026-11-21", "en")).toMatch(/Saturday,? 21\u00a0November/);
});

test("rates keep their half points", () => {
  expect(formatPercent(5.5, "fr")).toMatch(/^5,5\s%$/u);
  expect(formatPercent(10, "en")).toBe("10%");
});
