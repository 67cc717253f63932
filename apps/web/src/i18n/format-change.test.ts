import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { formatChange } from "./format-change.ts";

test("what is taken off is written with a minus sign, what is added without any", () => {
  expect(formatChange(asCents(-983), "fr")).toBe("−\u20099,83\u00a0€");
  expect(formatChange(asCents(-983), "en")).toBe("−\u2009€9.83");
  expect(formatChange(asCents(190), "en")).toBe("€1.90");
});
