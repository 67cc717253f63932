import { asCents } from "@noren/ordering/money.ts";
import { aZone } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { namedZones } from "./named-zones.ts";

test("a zone of several postal codes is one entry with all of them, in the order of the first", () => {
  const zones = [
    aZone({ name: "Nord", delivery_fee: asCents(300) }),
    aZone({ name: "Sud", postal_code: "69007" }),
    aZone({ name: "Nord", postal_code: "69004", delivery_fee: asCents(300) }),
  ];
  expect(namedZones(zones)).toEqual([
    { ...zones[0], postalCodes: "69001, 69004" },
    { ...zones[1], postalCodes: "69007" },
  ]);
});

test("a zone of several towns names none of them", () => {
  const zones = [aZone(), aZone({ city: "Bron", postal_code: "69500" })];
  expect(namedZones(zones)).toMatchObject([{ city: "", postalCodes: "69001, 69500" }]);
});
