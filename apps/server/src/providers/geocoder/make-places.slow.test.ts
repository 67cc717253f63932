import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makePlaces } from "./make-places.ts";
import { unpackCommunes } from "./places-file.ts";
import { PLACES_FILE } from "./places-path.ts";

const kept = unpackCommunes(readFileSync(PLACES_FILE));

test("the data that comes with Noren is what its sources make", { timeout: 60_000 }, () => {
  expect(unpackCommunes(makePlaces())).toEqual(kept);
});

test("it has every district of the three cities, and nine in ten people of France", () => {
  const districts = kept.filter(({ name }) => / Arrondissement$/.test(name));
  expect(districts.filter(({ point }) => point !== null)).toHaveLength(20 + 9 + 16);
  const people = kept.reduce((sum, { population }) => sum + population, 0);
  expect(people).toBeGreaterThan(0.95 * 68_900_000);
});

test("it is small", () => {
  expect(readFileSync(PLACES_FILE).length).toBeLessThan(256 * 1024);
});
