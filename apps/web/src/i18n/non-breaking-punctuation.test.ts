import { expect, test } from "vitest";
import { nonBreakingPunctuation } from "./non-breaking-punctuation.ts";

test("French punctuation never begins a line", () => {
  expect(nonBreakingPunctuation("Une question ? Dites « oui » : 10 %")).toBe(
    "Une question\u00a0? Dites «\u00a0oui\u00a0»\u00a0: 10\u00a0%",
  );
});

test("English text is unchanged", () => {
  expect(nonBreakingPunctuation("A question? Say “yes”: 10%.")).toBe("A question? Say “yes”: 10%.");
});
