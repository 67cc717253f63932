import { aZone } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { NO_LOCATION } from "../cart/cart-store.ts";
import { EMPTY_FORMS } from "./checkout-form.ts";
import { copyLocation, townOf } from "./copy-location.ts";

const settings = { zones: [aZone(), aZone({ name: "Sud", postal_code: "69007" })] };
const { delivery } = EMPTY_FORMS;

test("the saved location is copied into the delivery form", () => {
  const location = { zone: null, address: "3 quai", city: "Lyon", postal_code: "69001" };
  expect(copyLocation(delivery, location, settings)).toEqual({
    ...delivery,
    address: "3 quai",
    city: "Lyon",
    postal_code: "69001",
  });
});

test("a zone alone brings its town", () => {
  const copied = copyLocation(delivery, { ...NO_LOCATION, zone: "Sud" }, settings);
  expect(copied).toMatchObject({ address: "", city: "Lyon", postal_code: "69007" });
});

test("where nothing is saved, what was written stays", () => {
  const written = { ...delivery, address: "9 rue", city: "Oullins", postal_code: "69600" };
  expect(copyLocation(written, NO_LOCATION, settings)).toEqual(written);
});

test("a postal code of one town names it, one of several or of none does not", () => {
  expect(townOf(" 69001 ", settings)).toBe("Lyon");
  expect(townOf("75001", settings)).toBe("");
  const two = { zones: [aZone(), aZone({ city: "Caluire" })] };
  expect(townOf("69001", two)).toBe("");
});
