import { normalizeAllergens } from "@noren/ordering/declarations.ts";
import { aChoice, anItem, anOption } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { declaredChoices } from "./declared-choices.ts";

test("a choice used by many dishes is listed once; two choices that declare different allergens are both listed", () => {
  const soy = aChoice({ id: 1, name: "Soja", allergens: normalizeAllergens(["soy"], []) });
  const other = aChoice({
    id: 2,
    name: "Soja",
    allergens: normalizeAllergens(["soy", "gluten"], []),
  });
  const rice = aChoice({ id: 3, name: "Riz" });
  const sauces = anOption({ option_name: "Sauces", option_options: [soy] });
  const items = [
    anItem({ options: [sauces] }),
    anItem({
      options: [
        anOption({ option_name: "Base", option_options: [rice] }),
        anOption({ option_name: "Sauces", option_options: [{ ...soy, id: 9 }, other] }),
      ],
    }),
  ];
  expect(declaredChoices(items).map(({ name, choices }) => [name, choices.length])).toEqual([
    ["Sauces", 2],
    ["Base", 1],
  ]);
});

test("a choice that is a dish of the list is left out", () => {
  const part = aChoice({ id: 1, name: "Soupe", item_id: 1 });
  const other = aChoice({ id: 2, name: "Pain", item_id: 99 });
  const formule = anItem({
    item_id: 2,
    options: [
      anOption({ option_id: 1, option_name: "Entrée", option_options: [part] }),
      anOption({ option_id: 2, option_name: "À côté", option_options: [other] }),
    ],
  });
  const found = declaredChoices([anItem({ item_id: 1 }), formule]);
  expect(found.map(({ name }) => name)).toEqual(["À côté"]);
});
