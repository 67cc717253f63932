import { expect, test } from "vitest";
import { keptNumbers } from "./kept-numbers.ts";

test("a number stays with what it counts, and an hour is whole", () => {
  expect(keptNumbers("Plateau Rivière, 24 pièces")).toBe("Plateau Rivière, 24\u00a0pièces");
  expect(keptNumbers("demain dès 18 h 30")).toBe("demain dès 18\u00a0h\u00a030");
  expect(keptNumbers("Menu 3, avec riz")).toBe("Menu 3, avec riz");
});
