import { expect, test } from "vitest";
import { readFilter } from "./stored-filter.ts";

const NOTHING = { avoid: [], want: [], traces: false, hide: false };

test("what was chosen is read again as it was", () => {
  const filter = { avoid: ["gluten", "nuts"], want: ["vegan"], traces: true, hide: true };
  expect(readFilter(JSON.stringify(filter))).toEqual(filter);
});

test("names that nobody knows are left out, each counts once", () => {
  const stored = { avoid: ["milk", "kryptonite", "milk", 7], want: "vegan", traces: 1, hide: null };
  expect(readFilter(JSON.stringify(stored))).toEqual({ ...NOTHING, avoid: ["milk"] });
});

test.each([null, "", "{", "null", "[]", "42", '"milk"'])("%j stands for no filter", (text) => {
  expect(readFilter(text)).toEqual(NOTHING);
});
