import { expect, test } from "vitest";
import { documentKindsOf, printableOn } from "./document-kinds.ts";

test("an open order has no cancellation slip to see or to print", () => {
  expect(documentKindsOf("accepted")).toEqual(["ticket", "label"]);
  expect(printableOn(["ticket", "label"], "completed")).toEqual(["ticket", "label"]);
});

test("an ended order has its cancellation slip first, printed where kitchen tickets are printed", () => {
  for (const progress of ["rejected", "cancelled"] as const) {
    expect(documentKindsOf(progress)[0]).toBe("cancellation");
    expect(printableOn(["ticket", "label"], progress)).toEqual(["cancellation"]);
    expect(printableOn(["label"], progress)).toEqual([]);
  }
});
