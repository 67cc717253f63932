import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { formatSurcharge } from "./surcharge.ts";

test("what a choice adds has its sign on the line of its amount", () => {
  expect(formatSurcharge(asCents(100), "fr")).toBe("+1,00\u00a0€");
  expect(formatSurcharge(asCents(100), "en")).toBe("+\u2060€1.00");
  expect(formatSurcharge(asCents(-100), "fr")).toBe("−1,00\u00a0€");
});
