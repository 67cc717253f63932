import { aZone } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { NO_LOCATION } from "../../cart/cart-store.ts";
import { quoteOf } from "../../location/place.ts";
import { aMeasuredAddress } from "../../location/testing.ts";
import { EMPTY_FORMS } from "./checkout-form.ts";
import { copyLocation, locationOfForm, townOf } from "./copy-location.ts";

const settings = { zones: [aZone(), aZone({ name: "Sud", postal_code: "69007" })] };
const { delivery } = EMPTY_FORMS;

test("the saved location is copied into the delivery form", () => {
  const location = { ...NO_LOCATION, address: "3 quai", city: "Lyon", postal_code: "69001" };
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

test("a street does not move to another town", () => {
  const written = { ...delivery, address: "9 rue", city: "Lyon", postal_code: "69001" };
  const south = { ...NO_LOCATION, zone: "Sud" };
  expect(copyLocation(written, south, settings)).toMatchObject({
    address: "",
    postal_code: "69007",
  });
  const centre = { ...NO_LOCATION, zone: "Centre" };
  expect(copyLocation(written, centre, settings).address).toBe("9 rue");
});

const quote = quoteOf(aMeasuredAddress());

test("a street written in the checkout stays with its order, its town and fee go to the cart", () => {
  const written = { ...delivery, address: "9 rue", city: " Lyon ", postal_code: "69001" };
  const picked = { zone: null, address: "3 quai", city: "Lyon", postal_code: "69007", quote };
  const near = { ...quote, distance: 1 };
  const saved = locationOfForm(written, { zone: null, quote: near }, picked);
  expect(saved).toEqual({
    zone: null,
    address: "",
    city: "Lyon",
    postal_code: "69001",
    quote: near,
  });
  expect(copyLocation(written, saved, settings).address).toBe("9 rue");
});

test("a street that was picked is kept, with what is known of it", () => {
  const picked = { zone: null, address: "3 quai", city: "Lyon", postal_code: "69001", quote };
  const form = { ...delivery, address: "3 quai", city: "Lyon", postal_code: "69001" };
  expect(locationOfForm(form, { zone: aZone(), quote: null }, picked)).toEqual({
    ...picked,
    zone: "Centre",
  });
});
