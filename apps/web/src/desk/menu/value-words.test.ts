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
  ["type", "percentage", officeFr.offers.form.types.percentage],
  ["delivery_pickup", "both", officeFr.offers.form.orderTypes.both],
  ["calculation_type", "zone_based", officeFr.delivery.rules.types.zone_based],
  ["weekdays", ["fri", "mon"], "lundi et vendredi"],
  ["active_times", { start: "18:00", end: "19:30" }, /^18\sh\s–\s19\sh\s30$/],
  ["first_date", "2026-12-25", /25\sdécembre/],
  ["places", [{ postal_code: "69004" }], words.lists.places(1)],
])("%s is told in words: %j", (field, value, told) => {
  const exactly = told instanceof RegExp ? expect.stringMatching(told) : told;
  expect(valueWords(DESK, field, value)).toEqual(exactly);
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
  expect(changeWords(DESK, "dishes", [1, 2], [1, 3]).is).toBe(words.otherSelection("2 plats"));
  const [one, two] = [1, 2].map((min) => [{ group_id: 7, min }]);
  const lists = words.lists.options(1);
  expect(changeWords(DESK, "options", one, two).is).toBe(words.otherSettings(lists));
  expect(changeWords(DESK, "picture", { path: "/a" }, { path: "/b" }).is).toBe(words.otherPhoto);
  const focused = { path: "/a", focus: { x: 0, y: 1 } };
  expect(changeWords(DESK, "picture", { path: "/a" }, focused).is).toBe(words.otherFocus);
  expect(changeWords(DESK, "facts", { sealed: true }, {}).is).toBe(words.changed);
});
