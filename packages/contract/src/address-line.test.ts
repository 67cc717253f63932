import { expect, test } from "vitest";
import { lineOf, partsOf } from "./address-line.ts";

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
