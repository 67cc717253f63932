import { expect, test } from "vitest";
import { nonBreakingText } from "./non-breaking-text.ts";

test.each([
  ["au 27 quai des Brumes", "au 27\u00a0quai des Brumes"],
  ["pendant 30 jours", "pendant 30\u00a0jours"],
  ["au 09 69 39 00 00, ou", "au 09\u00a069\u00a039\u00a000\u00a000, ou"],
  ["(article L. 123-22)", "(article L.\u00a0123-\u206022)"],
  ["par e-mail à", "par e-\u2060mail à"],
])("no line break separates what belongs together: %s", (text, kept) => {
  expect(nonBreakingText(text)).toBe(kept);
});

test("French punctuation never begins a line here either", () => {
  expect(nonBreakingText("Une allergie ?")).toBe("Une allergie\u00a0?");
});

test("a line may break at the hyphen of a compound word", () => {
  expect(nonBreakingText("Appelez-nous, Part-Dieu")).toBe("Appelez-nous, Part-Dieu");
});
