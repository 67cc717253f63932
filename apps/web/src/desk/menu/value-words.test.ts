import { expect, test } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import { changeWords, valueWords } from "./value-words.ts";

const DESK = { m: { ...deskFr, ...officeFr }, locale: "fr" } as const;
const words = officeFr.menuFields;

test.each([
  ["price_pickup", 1600, "16,00\u00a0€"],
  ["reference_price", null, words.nothing],
  ["name_en", null, words.nothing],
  ["description", "", words.nothing],
  ["name", "Carte d’hiver", "Carte d’hiver"],
  ["tax_rate", 5.5, "5,5\u00a0%"],
  ["tax_rate", null, words.usualRate],
  ["is_available", false, words.no],
  ["allergens", null, words.undeclared],
  ["allergens", { contains: ["fish"], may_contain: [] }, "Contient\u00a0: poissons."],
  ["diets", ["vegan", "spicy"], "Végan et Épicé"],
  ["facts", {}, words.nothing],
  ["picture", null, words.noPhoto],
  ["picture", { path: "/x" }, words.photo],
  ["dishes", [1, 2, 3], "3 plats"],
  ["options", [], words.nothing],
])("%s is told in words: %j", (field, value, told) => {
  expect(valueWords(DESK, field, value)).toBe(told);
});

test.each([
  ["price_pickup", 1600],
  ["dishes", [1, 2]],
  ["picture", { path: "/a" }],
])("%s that has not changed reads the same before and after", (field, value) => {
  const words = valueWords(DESK, field, value);
  expect(changeWords(DESK, field, value, structuredClone(value))).toEqual({
    was: words,
    is: words,
  });
});

test("two values that read the same are told apart", () => {
  expect(changeWords(DESK, "dishes", [1, 2], [2, 1])).toEqual({
    was: "2 plats",
    is: words.otherOrder("2 plats"),
  });
  expect(changeWords(DESK, "picture", { path: "/a" }, { path: "/b" }).is).toBe(words.otherPhoto);
  expect(changeWords(DESK, "facts", { sealed: true }, {}).is).toBe(words.changed);
});
