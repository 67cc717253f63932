import { expect, test } from "vitest";
import { documentKindsOf, printableOn } from "./document-kinds.ts";

test("of an order that stands there is no slip to see or to print", () => {
  expect(documentKindsOf("accepted")).toEqual(["ticket", "label"]);
  expect(printableOn(["ticket", "label"], "completed")).toEqual(["ticket", "label"]);
});

test("of one that is off the slip comes first, and is printed where the kitchen's tickets are", () => {
  for (const progress of ["rejected", "cancelled"] as const) {
    expect(documentKindsOf(progress)[0]).toBe("cancellation");
    expect(printableOn(["ticket", "label"], progress)).toEqual(["cancellation"]);
    expect(printableOn(["label"], progress)).toEqual([]);
  }
});
