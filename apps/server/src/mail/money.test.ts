import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { formatMoney, formatRate } from "./money.ts";

test("an amount is written as the locale writes euros, with both its cents", () => {
  expect(formatMoney(asCents(1250), "fr")).toBe("12,50\u202f€");
  expect(formatMoney(asCents(1250), "en")).toBe("€12.50");
  expect(formatMoney(asCents(123_400), "fr")).toBe("1\u202f234,00\u202f€");
  expect(formatMoney(asCents(123_400), "en")).toBe("€1,234.00");
});

test("less than nothing has a minus sign", () => {
  expect(formatMoney(asCents(-50), "fr")).toBe("−0,50\u202f€");
  expect(formatMoney(asCents(-50), "en")).toBe("−€0.50");
});

test("a rate keeps the decimals that it has", () => {
  expect(formatRate(5.5, "fr")).toBe("5,5\u202f%");
  expect(formatRate(20, "en")).toBe("20%");
});
