import { expect, test } from "vitest";
import { cleanQuery, queryKey, withoutCedex } from "./query.ts";

test.each([
  ["  12  rue\tde\nla Ré ", "12 rue de la Ré"],
  ["…« 12 rue »", "12 rue »"],
  ["\u0000lyon\u0007", "lyon"],
  ["e\u0301cully", "écully"],
  ["12 rue X, 69 003 Lyon", "12 rue X, 69003 Lyon"],
  ["lyon 69 003", "lyon 69003"],
  ["12 345 rue X", "12 345 rue X"],
])("cleanQuery returns one line that starts with a letter or a digit: %j", (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test.each(["", "  ", "ab", "!!!", "- a", "\u0000\u0000\u0000"])(
  "cleanQuery returns null for %j",
  (typed) => {
    expect(cleanQuery(typed)).toBeNull();
  },
);

test("cleanQuery truncates words at 50 and queries at 200 characters, never inside a surrogate pair", () => {
  expect(cleanQuery(`${"a".repeat(61)} rue`)).toBe(`${"a".repeat(50)} rue`);
  expect(cleanQuery("rue ".repeat(100))?.length).toBe(199);
  expect(cleanQuery("𝐚".repeat(60))).toBe("𝐚".repeat(50));
});

test.each([
  ["12 rue X, 69431 Lyon Cedex 03", "12 rue X, Lyon"],
  ["12 rue X, 69431 LYON CEDEX", "12 rue X, LYON"],
  ["12 rue X, 69003 Lyon", null],
])("withoutCedex leaves the town of %j", (address, town) => {
  expect(withoutCedex(address)).toBe(town);
});

test("queryKey ignores accents, case, commas and hyphens", () => {
  expect(queryKey("12, Rue de la RÉPUBLIQUE — 69001 Lyon")).toBe(
    "12 rue de la republique 69001 lyon",
  );
});
