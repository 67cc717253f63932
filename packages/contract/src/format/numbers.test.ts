import fc from "fast-check";
import { expect, test } from "vitest";
import { formatWhole } from "./numbers.ts";

test("thousands are grouped by a narrow no-break space in French, by a comma in English", () => {
  expect(formatWhole(1_234_567, "fr")).toBe("1\u202f234\u202f567");
  expect(formatWhole(1_234_567, "en")).toBe("1,234,567");
  expect(formatWhole(999, "fr")).toBe("999");
});

test.each([
  ["fr", "fr-FR"],
  ["en", "en-GB"],
] as const)("any whole number in %s is as the platform writes it", (locale, tag) => {
  const whole = new Intl.NumberFormat(tag);
  fc.assert(
    fc.property(fc.nat(), (size) => {
      expect(formatWhole(size, locale)).toBe(whole.format(size));
    }),
  );
});
