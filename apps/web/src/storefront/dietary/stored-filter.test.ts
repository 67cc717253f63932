import { expect, test } from "vitest";
import { readFilter } from "./stored-filter.ts";

const NOTHING = { avoid: [], want: [], traces: false, hide: false };

test("a stored filter is restored", () => {
  const filter = { avoid: ["gluten", "nuts"], want: ["vegan"], traces: true, hide: true };
  expect(readFilter(JSON.stringify(filter))).toEqual(filter);
});

test("unknown names are left out, and duplicates count once", () => {
  const stored = { avoid: ["milk", "kryptonite", "milk", 7], want: "vegan", traces: 1, hide: null };
  expect(readFilter(JSON.stringify(stored))).toEqual({ ...NOTHING, avoid: ["milk"] });
});

test.each([null, "", "{", "null", "[]", "42", '"milk"'])("%j is read as no filter", (text) => {
  expect(readFilter(text)).toEqual(NOTHING);
});
