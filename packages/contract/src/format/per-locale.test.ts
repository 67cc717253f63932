import { expect, test } from "vitest";
import { perLocale } from "./per-locale.ts";

test("a formatter is made once per locale, and not before it is needed", () => {
  const made: string[] = [];
  const format = perLocale((tag) => {
    made.push(tag);
    return { tag };
  });
  expect(made).toEqual([]);
  expect(format("fr")).toBe(format("fr"));
  expect(format("en").tag).toBe("en-GB");
  expect(made).toEqual(["fr-FR", "en-GB"]);
});
