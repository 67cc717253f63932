import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makePlaces } from "./make-places.ts";
import { unpackCommunes } from "./places-file.ts";
import { PLACES_FILE } from "./places-path.ts";

const kept = unpackCommunes(readFileSync(PLACES_FILE));

test("makePlaces generates the bundled places.br from its sources", { timeout: 60_000 }, () => {
  expect(unpackCommunes(makePlaces())).toEqual(kept);
});

test("places.br contains all districts of Paris, Lyon and Marseille, and over 95 % of the population", () => {
  const districts = kept.filter(({ name }) => / Arrondissement$/.test(name));
  expect(districts.filter(({ point }) => point !== null)).toHaveLength(20 + 9 + 16);
  const people = kept.reduce((sum, { population }) => sum + population, 0);
  expect(people).toBeGreaterThan(0.95 * 68_900_000);
});

test("places.br is smaller than 256 KiB", () => {
  expect(readFileSync(PLACES_FILE).length).toBeLessThan(256 * 1024);
});
