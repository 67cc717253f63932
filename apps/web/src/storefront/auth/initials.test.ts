import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Zoé", "L’Hôte-Nguyễn", "ZL"],
  [" ada ", "", "A"],
  ["e\u0301lodie", "🍣", "É🍣"],
  ["", " ", ""],
])("the initials of %j %j are %j", (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name })).toBe(initials);
});
