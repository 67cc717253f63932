import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { formOf, NEW_ZONE, readZone, wireZone, zoneFormIn } from "./zone-form.ts";

const ZONE = {
  ...{ target: "zone:1", name: "Croix-Rousse", delivery_fee: asCents(340), minimum: asCents(2000) },
  ...{ free_from: null, extra_minutes: 15, polygon: null },
  places: [{ postal_code: "69004", city: "Lyon", country: "France" }],
};

test("a zone is the same after it was written into the form and read again", () => {
  for (const zone of [ZONE, { ...ZONE, polygon: [[45.5, 4.5] as [number, number]] }])
    expect(readZone(formOf(zone, "fr"), zone).values).toEqual(wireZone(zone));
});

test("places are a postal code a line, with a town or without", () => {
  const form = { ...formOf(ZONE, "fr"), places: " 69001 \n\n69100 Villeurbanne Cedex\n" };
  expect(readZone(form, ZONE).values.places).toEqual([
    { postal_code: "69001", city: "", country: "France" },
    { postal_code: "69100", city: "Villeurbanne Cedex", country: "France" },
  ]);
});

test("a form says which of its fields are no value", () => {
  expect(readZone(NEW_ZONE, null).wrong).toEqual(["name", "places", "delivery_fee"]);
  const form = formOf(ZONE, "fr");
  const wrongIn = (over: object) => readZone({ ...form, ...over }, ZONE).wrong;
  expect(wrongIn({ polygon: "45, 4\n46" })).toEqual(["polygon"]);
  expect(wrongIn({ minimum: "x", extra_minutes: "" })).toEqual(["extra_minutes", "minimum"]);
  expect(wrongIn({ polygon: "45.1, 4.1\n45.2, 4.2\n45.3; 4.3" })).toEqual([]);
});

test("a kept form is read again, and nothing else is", () => {
  expect(zoneFormIn({ ...NEW_ZONE })).toEqual(NEW_ZONE);
  for (const value of [null, [], { name: "x" }]) expect(zoneFormIn(value)).toBeNull();
});
