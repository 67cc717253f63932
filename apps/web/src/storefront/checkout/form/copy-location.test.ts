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

test("a zone alone fills in its town", () => {
  const copied = copyLocation(delivery, { ...NO_LOCATION, zone: "Sud" }, settings);
  expect(copied).toMatchObject({ address: "", city: "Lyon", postal_code: "69007" });
});

test("a zone of several postal codes fills in its town alone", () => {
  const zones = [...settings.zones, aZone({ name: "Sud", postal_code: "69008" })];
  const copied = copyLocation(delivery, { ...NO_LOCATION, zone: "Sud" }, { zones });
  expect(copied).toMatchObject({ city: "Lyon", postal_code: "" });
});

test("without a saved location the form stays as it is", () => {
  const written = { ...delivery, address: "9 rue", city: "Oullins", postal_code: "69600" };
  expect(copyLocation(written, NO_LOCATION, settings)).toEqual(written);
});

test("a postal code of exactly one town fills in that town", () => {
  expect(townOf(" 69001 ", settings)).toBe("Lyon");
  expect(townOf("75001", settings)).toBe("");
  const two = { zones: [aZone(), aZone({ city: "Caluire" })] };
  expect(townOf("69001", two)).toBe("");
});

test("a street is not kept for another town", () => {
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

test("a street typed in the checkout is kept out of the cart's location; town and fee are copied to it", () => {
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

test("a picked street is kept together with its quote", () => {
  const picked = { zone: null, address: "3 quai", city: "Lyon", postal_code: "69001", quote };
  const form = { ...delivery, address: "3 quai", city: "Lyon", postal_code: "69001" };
  expect(locationOfForm(form, { zone: aZone(), quote: null }, picked)).toEqual({
    ...picked,
    zone: "Centre",
  });
});

test("a door code is kept for its own street only", () => {
  const details = { floor: "4e", door_code: "12B4", instructions: "Sonner" };
  const written = { ...delivery, ...details, address: "3 quai", postal_code: "69001" };
  const at = (address: string) =>
    copyLocation(written, { ...NO_LOCATION, address, postal_code: "69001" }, settings);
  expect(at("3 quai")).toMatchObject(details);
  expect(at("")).toMatchObject(details);
  expect(at("9 rue")).toMatchObject({ floor: "", door_code: "", instructions: "" });
});
