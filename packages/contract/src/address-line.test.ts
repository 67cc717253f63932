import { expect, test } from "vitest";
import { lineOf, lookupLine, partsOf } from "./address-line.ts";

test.each([
  ["12 rue de la République, 69001 Lyon", ["12 rue de la République", "69001", "Lyon"]],
  ["12 rue de la République 69001 Lyon", ["12 rue de la République", "69001", "Lyon"]],
  [
    "Bât. 75011, 4 rue X,\n13100 Aix-en-Provence, France",
    ["Bât. 75011, 4 rue X", "13100", "Aix-en-Provence"],
  ],
  ["12 rue de la République", ["12 rue de la République", "", ""]],
  ["69001 Lyon", ["69001 Lyon", "", ""]],
  ["", ["", "", ""]],
])("%j is split into street, postal code and city", (address, [street, postal_code, city]) => {
  expect(partsOf(address)).toEqual({ address: street, postal_code, city });
});

test.each([
  [["12 rue de la République", "69001", "Lyon"], "12 rue de la République, 69001 Lyon"],
  [["12 rue de la République", "", "Lyon"], "12 rue de la République, Lyon"],
  [["12 rue de la République", "", ""], "12 rue de la République"],
])("%j is written in one line", ([address = "", postal_code = "", city = ""], line) => {
  expect(lineOf({ address, postal_code, city })).toBe(line);
});

test("an address is looked up without outer spaces, by a postal code of five digits, within the longest query", () => {
  const form = { address: " 3 Quai Sud ", postal_code: "F-69 001", city: " Lyon" };
  expect(lookupLine(form)).toBe("3 Quai Sud, 69001 Lyon");
  expect(lookupLine({ ...form, address: "", postal_code: "69001 cedex" })).toBe("69001 cedex Lyon");
  expect(lookupLine({ ...form, address: "3 Quai\u00ad Sud" })).toBe("3 Quai Sud, 69001 Lyon");
  const long = lookupLine({ address: "a".repeat(200), postal_code: "1000", city: "b".repeat(200) });
  expect(long).toMatch(/^a+, 01000 b+$/);
  expect(long.length).toBeLessThanOrEqual(200);
});
