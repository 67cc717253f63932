import { expect, test } from "vitest";
import { postalCodeKey, townKey } from "./towns.ts";

test.each([
  [
    "lyon",
    ["Lyon", "LYON", "Lyon 3e", "Lyon 3ème", "Lyon 3ᵉ", "Lyon 03", "Lyon, 3e arrondissement"],
  ],
  ["lyon", ["Lyon Cedex", "LYON CEDEX 03", "Lyon cedex 3", "Lyon 3e Cedex 03", "Lyon (3e)"]],
  ["paris", ["Paris 1er", "Paris 16e arr."]],
  ["saint etienne", ["Saint-Étienne", "St Etienne", "ST. ÉTIENNE", "St-Étienne"]],
  ["sainte foy les lyon", ["Sainte-Foy-lès-Lyon", "Ste Foy lès Lyon"]],
  ["bourg saint maurice", ["Bourg-St-Maurice"]],
  ["l isle d abeau", ["L’Isle-d’Abeau", "L'Isle d'Abeau"]],
  ["stains", ["Stains"]],
])("the key of a town is %s however it is written", (key, towns) => {
  expect(towns.map(townKey)).toEqual(towns.map(() => key));
});

test.each([
  [
    "69003",
    ["69003", "69 003", " 69003 ", "69\u00a0003", "F-69003", "F 69003", "FR-69003", "６９００３"],
  ],
  ["01000", ["01000", "1000", "1 000"]],
  ["h2x1y4", ["H2X 1Y4"]],
])("the key of a postal code is %s however it is written", (key, codes) => {
  expect(codes.map(postalCodeKey)).toEqual(codes.map(() => key));
});
