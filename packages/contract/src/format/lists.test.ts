import { expect, test } from "vitest";
import { formatList } from "./lists.ts";

test("the last of a list is joined by a word, without a comma before it", () => {
  expect(formatList(["riz", "soja", "sésame"], "fr")).toBe("riz, soja et sésame");
  expect(formatList(["rice", "soy", "sesame"], "en")).toBe("rice, soy and sesame");
});

test("one word is no list", () => {
  expect(formatList(["riz"], "fr")).toBe("riz");
});
