import { expect, test } from "vitest";
import { readMeasuredAddress } from "./locations.ts";

const answer = (over: Record<string, unknown> = {}) => ({
  payload: {
    ...{ distance: 2.4, unit: "km", delivery_cost: 3.4 },
    ...{ address: "3 quai Sud", lat: 45.76, lng: "4.83", ...over },
  },
});

test("a measured address has its position", () => {
  expect(readMeasuredAddress(answer()).position).toEqual({ lat: 45.76, lng: 4.83 });
});

test.each([
  { approximate: true },
  { address: "" },
  { lat: undefined },
  { lng: null },
  { lat: "north" },
])("a position that is unknown or only that of the commune is absent: %o", (over) => {
  expect(readMeasuredAddress(answer(over))).not.toHaveProperty("position");
});
