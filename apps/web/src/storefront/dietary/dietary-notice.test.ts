import { expect, test } from "vitest";
import { noticeOf } from "./dietary-notice.ts";

test("a notice lists avoided allergens and diets in the order of the regulation", () => {
  expect(noticeOf({ avoid: ["milk", "fish"], want: ["vegan"], traces: true })).toEqual({
    avoid: ["fish", "milk"],
    want: ["vegan"],
    traces: true,
  });
});

test("a taste is no notice, and traces alone are none", () => {
  expect(noticeOf({ avoid: [], want: ["spicy"], traces: true })).toBeNull();
  expect(noticeOf({ avoid: [], want: ["spicy", "vegan"], traces: true })).toEqual({
    avoid: [],
    want: ["vegan"],
    traces: false,
  });
});
