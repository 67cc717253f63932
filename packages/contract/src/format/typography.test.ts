import { describe, expect, test } from "vitest";
import { nonBreakingNumbers, nonBreakingPunctuation, nonBreakingText } from "./typography.ts";

test("French punctuation never begins a line, nor ends one where it opens", () => {
  expect(nonBreakingPunctuation("Une question ? Dites « oui » : 10 % ; n° 3, 5 € !")).toBe(
    "Une question\u00a0? Dites «\u00a0oui\u00a0»\u00a0: 10\u00a0%\u00a0; n°\u00a03, 5\u00a0€\u00a0!",
  );
});

test("English punctuation is unchanged", () => {
  expect(nonBreakingPunctuation("A question? Say “yes”: 10%.")).toBe("A question? Say “yes”: 10%.");
});

test("a number stays with what it counts, and an hour is whole", () => {
  expect(nonBreakingNumbers("Plateau Rivière, 24 pièces")).toBe("Plateau Rivière, 24\u00a0pièces");
  expect(nonBreakingNumbers("demain dès 18 h 30")).toBe("demain dès 18\u00a0h\u00a030");
  expect(nonBreakingNumbers("Menu 3, avec riz")).toBe("Menu 3, avec riz");
});

describe("in longer texts", () => {
  test.each([
    ["au 27 quai des Brumes", "au 27\u00a0quai des Brumes"],
    ["pendant 30 jours", "pendant 30\u00a0jours"],
    ["au 09 69 39 00 00, ou", "au 09\u00a069\u00a039\u00a000\u00a000, ou"],
    ["(article L. 123-22)", "(article L.\u00a0123-\u206022)"],
    ["par e-mail à", "par e-\u2060mail à"],
    ["Une allergie ?", "Une allergie\u00a0?"],
  ])("no line break separates what belongs together: %s", (text, kept) => {
    expect(nonBreakingText(text)).toBe(kept);
  });

  test("a line may break at the hyphen of a compound word", () => {
    expect(nonBreakingText("Appelez-nous, Part-Dieu")).toBe("Appelez-nous, Part-Dieu");
  });
});
