import { expect, test } from "vitest";
import { factSentences } from "./dish-fact-words.ts";

test("meat of one country names it once; of several, each stage", () => {
  const meat_origin = [
    { species: "poultry", raised: "FR", slaughtered: "FR" },
    { species: "pork", raised: "ES", slaughtered: "FR" },
    { species: "beef", born: "IE", raised: "FR", slaughtered: "FR" },
  ] as const;
  expect(factSentences({ meat_origin: [...meat_origin] }, "fr")).toEqual([
    "Volaille\u00a0: origine France.",
    "Porc\u00a0: élevage Espagne, abattage France.",
    "Viande bovine\u00a0: naissance Irlande, élevage France, abattage France.",
  ]);
  expect(factSentences({ meat_origin: [...meat_origin] }, "en")).toEqual([
    "Poultry: from France.",
    "Pork: raised in Spain, slaughtered in France.",
    "Beef: born in Ireland, raised in France, slaughtered in France.",
  ]);
});

test("a drink says its volume, and an alcoholic one its group and the age", () => {
  expect(factSentences({ volume_cl: 33, alcohol_group: 3 }, "fr")).toEqual([
    "33\u00a0cl.",
    "Boisson alcoolisée (groupe 3), vente interdite aux moins de 18 ans.",
  ]);
  expect(factSentences({}, "en")).toEqual([]);
});
