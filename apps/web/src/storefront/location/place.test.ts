import type { Polygon } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import { aDeliverySettings, aZone } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { NO_LOCATION, type SavedLocation } from "../cart/cart-store.ts";
import { checkAddress, checkLocation, isPriced, quoteOf } from "./place.ts";
import { aMeasuredAddress } from "./testing.ts";

const dear = aZone({ name: "Centre, nuit", delivery_fee: asCents(490) });
const south = aZone({ name: "Sud", postal_code: "69007" });
const byZone = aDeliverySettings({ zones: [dear, aZone(), south] });
const byDistance = aDeliverySettings({ calculation_type: "distance", zones: [] });

const quote = quoteOf(aMeasuredAddress());
const saved = (over: Partial<SavedLocation> = {}): SavedLocation => ({
  zone: "Centre",
  address: "3 Quai Sud",
  city: "Lyon",
  postal_code: "69001",
  quote,
  ...over,
});

test("in zone mode an address is assigned to its zone with the lowest fee, at any distance", () => {
  expect(checkAddress(aMeasuredAddress({ distance: 30 }), byZone)).toEqual({
    kind: "within",
    location: saved({ quote: { ...quote, distance: 30 } }),
  });
});

test("in zone mode an address in no zone is out of range, and one without a postal code is unplaced", () => {
  expect(checkAddress(aMeasuredAddress({ postal_code: "75011" }), byZone)).toEqual({
    kind: "too_far",
    quote,
  });
  expect(checkAddress(aMeasuredAddress({ postal_code: "" }), byZone)).toEqual({ kind: "unplaced" });
});

test("in distance mode the limit applies, in either unit", () => {
  expect(checkAddress(aMeasuredAddress({ distance: 8 }), byDistance)).toMatchObject({
    kind: "within",
    location: { zone: null, quote: { delivery_cost: 340 } },
  });
  expect(checkAddress(aMeasuredAddress({ distance: 8.1 }), byDistance).kind).toBe("too_far");
  expect(checkAddress(aMeasuredAddress({ distance: 5, unit: "miles" }), byDistance).kind).toBe(
    "too_far",
  );
});

test("an estimated distance stays marked as an estimate", () => {
  expect(checkAddress(aMeasuredAddress({ estimated: true }), byDistance)).toMatchObject({
    location: { quote: { estimated: true } },
  });
});

test("a saved location that is still valid is unchanged", () => {
  for (const [location, settings] of [
    [saved(), byZone],
    [{ ...NO_LOCATION, zone: "Sud" }, byZone],
    [saved({ zone: null }), byDistance],
    [NO_LOCATION, byZone],
    [NO_LOCATION, byDistance],
  ] as const)
    expect(checkLocation(location, settings)).toEqual({ location, lost: null });
});

test("a location whose zone is gone is removed, by the zone's name", () => {
  expect(checkLocation({ ...NO_LOCATION, zone: "Nord" }, byZone)).toEqual({
    location: NO_LOCATION,
    lost: { name: "Nord", why: "zone_gone" },
  });
  expect(checkLocation({ ...NO_LOCATION, zone: "Centre" }, byDistance).lost?.why).toBe("zone_gone");
});

test("an address that another zone contains is moved to that zone", () => {
  expect(checkLocation(saved({ zone: "Nord" }), byZone)).toEqual({ location: saved(), lost: null });
});

test("a location that is now out of range is removed", () => {
  const near = { ...byDistance, max_distance: 2 };
  expect(checkLocation(saved({ zone: null }), near)).toEqual({
    location: NO_LOCATION,
    lost: { name: "3 Quai Sud", why: "too_far" },
  });
  const moved = { ...byZone, zones: [aZone({ postal_code: "69009" })] };
  expect(checkLocation(saved(), moved).lost?.why).toBe("too_far");
});

test("a location is priced by an existing zone or by a distance", () => {
  expect(isPriced(saved(), byZone)).toBe(true);
  expect(isPriced(saved({ zone: "Nord" }), byZone)).toBe(false);
  expect(isPriced(saved(), byDistance)).toBe(true);
  expect(isPriced(saved({ quote: null }), byDistance)).toBe(false);
});

test("the position of an address is saved only where zones are chosen by it, and checked again later", () => {
  const polygon: Polygon = [
    [45.75, 4.82],
    [45.75, 4.84],
    [45.77, 4.84],
  ];
  const drawn = aDeliverySettings({ zones: [aZone({ polygon })] });
  const position = { lat: 45.755, lng: 4.835 };
  const found = aMeasuredAddress({ position });
  expect(checkAddress(found, byZone)).toEqual({ kind: "within", location: saved() });
  const location = saved({ position });
  expect(checkAddress(found, drawn)).toEqual({ kind: "within", location });
  expect(checkLocation(location, drawn)).toEqual({ location, lost: null });

  const outside = { lat: 45.8, lng: 4.835 };
  expect(checkAddress(aMeasuredAddress({ position: outside }), drawn).kind).toBe("too_far");
  expect(checkLocation(saved({ position: outside }), drawn).lost?.why).toBe("too_far");
  expect(checkLocation(saved(), drawn)).toEqual({ location: saved(), lost: null });
});
