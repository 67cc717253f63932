import fc from "fast-check";
import { expect, test } from "vitest";
import { wrapWords } from "./wrap-words.ts";

const text = fc.string({ unit: fc.constantFrom("a", "é", "€", "-", " "), maxLength: 200 });

test("wrapWords returns no line longer than `columns` and splits no word that fits on a line", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 48 }), (words, columns) => {
      const lines = wrapWords(words, columns);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      expect(lines.join("").replaceAll(" ", "")).toBe(words.replaceAll(" ", ""));
      const whole = words.split(" ").filter((word) => word !== "" && word.length <= columns);
      const found = lines.flatMap((line) => line.split(" "));
      for (const word of whole) expect(found).toContain(word);
    }),
  );
});

test("wrapWords does not break at a no-break space", () => {
  expect(wrapWords("à 19\u00a0h\u00a030", 8)).toEqual(["à", "19\u00a0h\u00a030"]);
});
