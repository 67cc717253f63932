import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPercent } from "./percent.ts";

test("a no-break space stands before % in French, nothing in English", () => {
  expect(formatPercent(10, "fr")).toBe("10\u00a0%");
  expect(formatPercent(10, "en")).toBe("10%");
});

test("a rate keeps the decimals that it has", () => {
  expect(formatPercent(5.5, "fr")).toBe("5,5\u00a0%");
  expect(formatPercent(2.25, "en")).toBe("2.25%");
});

test.each([
  ["fr", "fr-FR"],
  ["en", "en-GB"],
] as const)("any rate in %s is as the platform writes it", (locale, tag) => {
  const percent = new Intl.NumberFormat(tag, {
    style: "unit",
    unit: "percent",
    maximumFractionDigits: 2,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
      expect(formatPercent(hundredths / 100, locale)).toBe(percent.format(hundredths / 100));
    }),
  );
});
