import { expect, test } from "vitest";
import { createLog } from "../../log.ts";
import { openBan } from "./ban.ts";
import { openRemote } from "./remote.ts";
import { aGeoplateforme } from "./testing-geoplateforme.ts";

const RESTAURANT = { lat: 45.75612, lng: 4.82641 };

async function aBan() {
  const service = await aGeoplateforme();
  const remote = openRemote({
    name: "geocoding",
    root: service.banUrl,
    timeoutMs: 5000,
    perSecond: 50,
    maxConcurrent: 20,
    clientErrors: [400],
    now: () => 0,
    log: createLog("silent"),
  });
  const lastAsked = () => Object.fromEntries(service.asked.at(-1)?.searchParams ?? []);
  return { ban: openBan(remote), lastAsked };
}

const LANTERNES = {
  lat: 45.76745,
  lng: 4.83412,
  title: "12 Rue des Lanternes",
  address: "12 Rue des Lanternes",
  city: "Lyon",
  postal_code: "69001",
  state: "Auvergne-Rhône-Alpes",
  source: "ban",
};

test("what is typed is completed, near the restaurant first, five at most", async () => {
  const { ban, lastAsked } = await aBan();
  const [first] = await ban.suggest("12 rue des lant", RESTAURANT);
  expect(first).toEqual(LANTERNES);
  expect(lastAsked()).toEqual({
    q: "12 rue des lant",
    limit: "5",
    autocomplete: "1",
    lat: "45.75612",
    lon: "4.82641",
  });
});

test("without a restaurant there is no bias", async () => {
  const { ban, lastAsked } = await aBan();
  await ban.suggest("12 rue des lant", null);
  expect(lastAsked()).toEqual({ q: "12 rue des lant", limit: "5", autocomplete: "1" });
});

test("a commune has no street", async () => {
  const { ban } = await aBan();
  expect(await ban.suggest("bron", RESTAURANT)).toContainEqual(
    expect.objectContaining({ title: "Bron", address: "", postal_code: "69500", city: "Bron" }),
  );
});

test("what is no address is left out", async () => {
  const { ban } = await aBan();
  expect(await ban.suggest("rue du rien", RESTAURANT)).toEqual([]);
});

test("an address is found in its own postal code alone", async () => {
  const { ban, lastAsked } = await aBan();
  expect(await ban.find("12 rue des lanternes, 69001 Lyon", RESTAURANT)).toEqual(LANTERNES);
  expect(lastAsked()).toMatchObject({ autocomplete: "0", postcode: "69001" });
  expect(await ban.find("3 rue du loin, 69001", RESTAURANT)).toBeNull();
});

test("a commune of several postal codes is found by each, and keeps the one asked for", async () => {
  const { ban } = await aBan();
  expect(await ban.find("69673 Bron", RESTAURANT)).toMatchObject({
    postal_code: "69673",
    city: "Bron",
  });
});

test("what fits badly is another address", async () => {
  const { ban } = await aBan();
  expect(await ban.find("12 rue douteuse", RESTAURANT)).toBeNull();
});

test("a position has the nearest addresses, nearest first", async () => {
  const { ban, lastAsked } = await aBan();
  const found = await ban.nearest({ lat: 45.7675, lng: 4.834 });
  expect(found.map(({ address }) => address)).toEqual([
    "12 Rue des Lanternes",
    expect.stringContaining("Rue"),
  ]);
  expect(lastAsked()).toEqual({ lon: "4.834", lat: "45.7675", limit: "5" });
});
