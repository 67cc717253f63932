import { expect, test } from "vitest";
import { capitalise } from "./capitalise.ts";

test("the first letter of a line is a capital, an accented one too", () => {
  expect(capitalise("samedi")).toBe("Samedi");
  expect(capitalise("été")).toBe("Été");
  expect(capitalise("")).toBe("");
});
