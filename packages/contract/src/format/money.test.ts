import { asCents } from "@noren/ordering/money.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, plainMoney } from "./money.ts";

test("an amount is written as the locale writes euros, with both its cents", () => {
  expect(formatMoney(asCents(1250), "fr")).toBe("12,50\u00a0€");
  expect(formatMoney(asCents(1250), "en")).toBe("€12.50");
  expect(formatMoney(asCents(0), "fr")).toBe("0,00\u00a0€");
});

test("thousands of euros are grouped", () => {
  expect(formatMoney(asCents(123_400), "fr")).toBe("1\u202f234,00\u00a0€");
  expect(formatMoney(asCents(123_400), "en")).toBe("€1,234.00");
});

test("a negative amount has a minus sign in both languages, never a hyphen", () => {
  expect(formatMoney(asCents(-5), "fr")).toBe("−0,05\u00a0€");
  expect(formatMoney(asCents(-5), "en")).toBe("−€0.05");
});

test("nothing has no sign", () => {
  expect(formatMoney(asCents(-0), "fr")).toBe("0,00\u00a0€");
});

test.each([
  ["fr", "fr-FR"],
  ["en", "en-GB"],
] as const)("any amount in %s is as the platform writes it, but for the minus", (locale, tag) => {
  const money = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR" });
  fc.assert(
    fc.property(fc.integer({ min: -200_000_000, max: 200_000_000 }), (cents) => {
      expect(formatMoney(asCents(cents), locale)).toBe(money.format(cents / 100).replace("-", "−"));
    }),
  );
});

test("structured data has a point and no sign of its currency", () => {
  expect(plainMoney(asCents(123_450))).toBe("1234.50");
});
