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

test("a zone that cannot be read is left out, the others stay, and it is told", () => {
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

test("a zone without a city, a country or a fee says so by null as well", () => {
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

test("zones that are no list are none", () => {
  expect(zonesIn("everywhere").settings.delivery.zones).toEqual([]);
});
