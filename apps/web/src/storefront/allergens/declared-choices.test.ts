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
