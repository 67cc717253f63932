import { expect, test } from "vitest";
import { startGeoplateformeEmulator } from "../../../test/geoplateforme-emulator.ts";
import { createLog } from "../../log.ts";
import { openBan } from "./ban.ts";
import { openRemote } from "./remote.ts";

const RESTAURANT = { lat: 45.75612, lng: 4.82641 };

async function aBan() {
  const service = await startGeoplateformeEmulator();
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

test("suggest completes a query with at most five places, biased towards the restaurant", async () => {
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

test("suggest without a restaurant sends no bias", async () => {
  const { ban, lastAsked } = await aBan();
  await ban.suggest("12 rue des lant", null);
  expect(lastAsked()).toEqual({ q: "12 rue des lant", limit: "5", autocomplete: "1" });
});

test("suggest returns a commune with an empty address", async () => {
  const { ban } = await aBan();
  expect(await ban.suggest("bron", RESTAURANT)).toContainEqual(
    expect.objectContaining({ title: "Bron", address: "", postal_code: "69500", city: "Bron" }),
  );
});

test("suggest leaves out features that are no addresses", async () => {
  const { ban } = await aBan();
  expect(await ban.suggest("rue du rien", RESTAURANT)).toEqual([]);
});

test("find returns an address in its own postal code only", async () => {
  const { ban, lastAsked } = await aBan();
  expect(await ban.find("12 rue des lanternes, 69001 Lyon", RESTAURANT)).toEqual(LANTERNES);
  expect(lastAsked()).toMatchObject({ autocomplete: "0", postcode: "69001" });
  expect(await ban.find("3 rue du loin, 69001", RESTAURANT)).toBeNull();
});

test("find matches a commune by any of its postal codes and returns the one in the query", async () => {
  const { ban } = await aBan();
  expect(await ban.find("69673 Bron", RESTAURANT)).toMatchObject({
    postal_code: "69673",
    city: "Bron",
  });
});

test("find returns null for a match with a score under 0.5", async () => {
  const { ban } = await aBan();
  expect(await ban.find("12 rue douteuse", RESTAURANT)).toBeNull();
});

test("nearest returns the addresses around a position, nearest first", async () => {
  const { ban, lastAsked } = await aBan();
  const found = await ban.nearest({ lat: 45.7675, lng: 4.834 });
  expect(found.map(({ address }) => address)).toEqual([
    "12 Rue des Lanternes",
    expect.stringContaining("Rue"),
  ]);
  expect(lastAsked()).toEqual({ lon: "4.834", lat: "45.7675", limit: "5" });
});
