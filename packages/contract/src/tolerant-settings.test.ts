import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const zone = (over: Record<string, unknown> = {}) => ({
  name: "Centre",
  postal_code: "69001",
  delivery_fee: "2.5",
  ...over,
});
const zonesIn = (zones: unknown) =>
  readSettings([{ name: "features.delivery", value: { unit: "miles", zones } }]);

test("readSettings: an unreadable zone is left out and reported, the others are kept", () => {
  const { settings, problems } = zonesIn([
    zone(),
    zone({ delivery_fee: "free" }),
    null,
    zone({ name: "Sud", postal_code: 69007 }),
  ]);
  expect(settings.delivery.zones.map(({ name }) => name)).toEqual(["Centre", "Sud"]);
  expect(settings.delivery.unit).toBe("miles");
  expect(problems.map(({ path }) => path)).toEqual([
    "features.delivery.zones.1.delivery_fee",
    "features.delivery.zones.2",
  ]);
});

test("readSettings: null city, country and fee of a zone are treated as absent", () => {
  const { settings, problems } = zonesIn([
    zone({ city: null, country: null, delivery_fee: null }),
    zone({ name: "Sud" }),
  ]);
  expect(settings.delivery.zones).toMatchObject([
    { name: "Centre", city: "", country: "France", delivery_fee: 0 },
    { name: "Sud" },
  ]);
  expect(problems).toEqual([]);
});

test("readSettings: zones that are not a list are empty", () => {
  expect(zonesIn("everywhere").settings.delivery.zones).toEqual([]);
});
