import { expect, test } from "vitest";
import { draftOf, dropDraft, keepDraft, MAX_DRAFTS } from "./product-drafts.ts";

const draft = (quantity: number) => ({ chosen: { 11: 1 }, quantity, note: "sans sel" });

test("a dish keeps its draft until the draft is dropped", () => {
  keepDraft(1, draft(2));
  expect(draftOf(1)).toEqual(draft(2));
  dropDraft(1);
  expect(draftOf(1)).toEqual({ chosen: {}, quantity: 1, note: "" });
});

test("drafts are bounded: the one changed longest ago is dropped first", () => {
  for (let id = 1; id <= MAX_DRAFTS; id++) keepDraft(id, draft(id));
  keepDraft(1, draft(99));
  keepDraft(MAX_DRAFTS + 1, draft(3));
  expect(draftOf(1).quantity).toBe(99);
  expect(draftOf(2).quantity).toBe(1);
  expect(draftOf(3).quantity).toBe(3);
});
