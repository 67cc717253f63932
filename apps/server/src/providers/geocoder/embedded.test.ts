import { expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";
import { describePlace, type Point } from "./geocoder.ts";

const LYON = { lat: 45.75612, lng: 4.82641 };
const embedded = openEmbedded();

async function suggested(query: string, near: Point | null = LYON): Promise<string[]> {
  return (await embedded.suggest(query, near)).map(describePlace);
}

test.each(["69002", "69002 lyon", "Lyon 69002", "lyon 2e", "LYON 2ÈME", "Lyon 2e arrondissement"])(
  "suggest finds a district by its postal code or its number: %s",
  async (query) => {
    expect(await suggested(query)).toEqual(["69002 Lyon"]);
  },
);

test.each([
  ["villeur", "69100 Villeurbanne"],
  ["CALUIRE ET CUI", "69300 Caluire-et-Cuire"],
  ["ecully", "69130 Écully"],
  ["l'isle d'ab", "38080 L'Isle-d'Abeau"],
  ["st genis laval", "69230 Saint-Genis-Laval"],
  ["ste foy", "69110 Sainte-Foy-lès-Lyon"],
  ["havre", "76600 Le Havre"],
  ["38460 tre", "38460 Trept"],
])(
  "suggest matches the prefix of a name, ignoring accents, case and hyphens: %s",
  async (query, found) => {
    expect((await suggested(query))[0]).toBe(found);
  },
);

test("suggest matches the prefix of a postal code", async () => {
  const found = await suggested("691");
  expect(found[0]).toBe("69100 Villeurbanne");
  expect(found).toHaveLength(5);
});

test("suggest ranks near communes first, and without a restaurant large ones", async () => {
  expect((await suggested("saint-"))[0]).not.toMatch(/Étienne|Denis/);
  expect((await suggested("saint-", null))[0]).toMatch(/^(97|93|42)\d{3} Saint-(Denis|Étienne)$/);
});

test("suggest ranks an exact name above a prefix match", async () => {
  expect((await suggested("marcy"))[0]).toBe("69480 Marcy");
  expect(await suggested("marcy")).toContain("69280 Marcy-l'Étoile");
});

test("suggest keeps the typed street and completes the commune", async () => {
  expect(await suggested("12 rue de la République, villeurb")).toEqual([
    "12 rue de la République, 69100 Villeurbanne",
  ]);
  expect(await suggested("12 rue de la République villeurb")).toEqual([
    "12 rue de la République, 69100 Villeurbanne",
  ]);
  expect(await suggested("12 rue X, 69100")).toEqual(["12 rue X, 69100 Villeurbanne"]);
});

test.each([
  "12 rue de la ré",
  "12 rue de la République",
  "3 rue Mercière",
  "12, rue Victor Hugo",
  "12 rue X, 691",
])("suggest offers a street without a commune in no commune: %s", async (query) => {
  expect(await suggested(query)).toEqual([]);
  expect(await suggested(query, null)).toEqual([]);
});

test.each([
  "12 rue de Villeurbanne",
  "12 rue Paul Bert",
  "12 rue de la Part Dieu",
  "5 rue Saint Jean",
  "12 Grande Rue",
  "rue du 8 mai 1945",
])("suggest takes no part of a street's name for a commune: %s", async (query) => {
  expect(await suggested(query)).toEqual([]);
  expect(await suggested(query, null)).toEqual([]);
});

test.each([
  "12 rue de la République, Lyon",
  "12 rue de la République Lyon",
  "1 rue X, Saint-Étienne",
])(
  "suggest offers a street in no district of a town with several postal codes: %s",
  async (query) => {
    expect(await suggested(query)).toEqual([]);
  },
);

test.each(["12 rue de la République, 69002", "12 rue de la République, Lyon 2e"])(
  "suggest offers a street in the one district that was typed: %s",
  async (query) => {
    expect(await suggested(query)).toEqual(["12 rue de la République, 69002 Lyon"]);
  },
);

test.each(["azerty", "99999", "12 rue X, 99999 Lyon", "!!!"])(
  "suggest and find return nothing for a query without a known commune: %s",
  async (query) => {
    expect(await suggested(query)).toEqual([]);
    expect(await embedded.find(query, LYON)).toBeNull();
  },
);

test("find returns the position of the commune and keeps the street", async () => {
  expect(await embedded.find("12 rue des Lanternes, 69001 Lyon", LYON)).toEqual({
    lat: 45.768,
    lng: 4.835,
    title: "12 rue des Lanternes",
    address: "12 rue des Lanternes",
    city: "Lyon",
    postal_code: "69001",
    state: "Auvergne-Rhône-Alpes",
    source: "embedded",
  });
});

test("find prefers the commune named in the query, otherwise the highest ranked of the postal code", async () => {
  expect(await embedded.find("1 rue X, 38460 Trept", LYON)).toMatchObject({ city: "Trept" });
  expect(await embedded.find("1 rue X, 38460", LYON)).toMatchObject({
    city: "Saint-Romain-de-Jalionas",
  });
});

test("nearest returns the nearest communes, and none outside France", async () => {
  const found = await embedded.nearest(LYON);
  expect(found[0]).toMatchObject({ title: "Lyon 2e arrondissement", address: "" });
  expect(await embedded.nearest({ lat: 40.7, lng: -74 })).toEqual([]);
});

test("a commune without coordinates gets those of its postal code", async () => {
  expect(await embedded.find("1 rue X, 69210 Éveux", LYON)).toMatchObject({
    city: "Éveux",
    lat: expect.closeTo(45.82, 1),
    lng: expect.closeTo(4.61, 1),
  });
});

test("overseas communes are included", async () => {
  expect(await suggested("97400", null)).toEqual(["97400 Saint-Denis"]);
});
