import { expect, test } from "vitest";
import { allergenSentence } from "./allergen-words.ts";

const nothing = { contains: [], may_contain: [], is_unknown: false, diets: [] };

test("allergenSentence lists contained and possible allergens in the words of the regulation", () => {
  const declaration = { ...nothing, contains: ["gluten" as const, "soy" as const] };
  expect(allergenSentence(declaration, "fr")).toBe(
    "Contient\u00a0: céréales contenant du gluten, soja.",
  );
  expect(allergenSentence({ ...declaration, may_contain: ["nuts"] }, "en")).toBe(
    "Contains: cereals containing gluten, soybeans. May contain: nuts.",
  );
});

test("allergenSentence distinguishes free of allergens from not declared", () => {
  const unknown = { ...nothing, is_unknown: true };
  expect(allergenSentence(nothing, "fr")).toBe("Aucun des 14 allergènes majeurs déclaré.");
  expect(allergenSentence(unknown, "fr")).toBe("Allergènes non communiqués.");
  expect(allergenSentence({ ...unknown, contains: ["milk"] }, "en")).toBe(
    "Contains: milk. Other allergens not provided.",
  );
});
