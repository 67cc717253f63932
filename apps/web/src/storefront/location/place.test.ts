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

test("in zone mode an address goes into its zone of the lowest fee, however far", () => {
  expect(checkAddress(aMeasuredAddress({ distance: 30 }), byZone)).toEqual({
    kind: "within",
    location: saved({ quote: { ...quote, distance: 30 } }),
  });
});

test("in zone mode an address in no zone is too far, one without a postal code nowhere", () => {
  expect(checkAddress(aMeasuredAddress({ postal_code: "75011" }), byZone)).toEqual({
    kind: "too_far",
    quote,
  });
  expect(checkAddress(aMeasuredAddress({ postal_code: "" }), byZone)).toEqual({ kind: "unplaced" });
});

test("by distance the limit counts, in whichever unit", () => {
  expect(checkAddress(aMeasuredAddress({ distance: 8 }), byDistance)).toMatchObject({
    kind: "within",
    location: { zone: null, quote: { delivery_cost: 340 } },
  });
  expect(checkAddress(aMeasuredAddress({ distance: 8.1 }), byDistance).kind).toBe("too_far");
  expect(checkAddress(aMeasuredAddress({ distance: 5, unit: "miles" }), byDistance).kind).toBe(
    "too_far",
  );
});

test("an estimate stays one", () => {
  expect(checkAddress(aMeasuredAddress({ estimated: true }), byDistance)).toMatchObject({
    location: { quote: { estimated: true } },
  });
});

test("a saved location that still holds is kept as it is", () => {
  for (const [location, settings] of [
    [saved(), byZone],
    [{ ...NO_LOCATION, zone: "Sud" }, byZone],
    [saved({ zone: null }), byDistance],
    [NO_LOCATION, byZone],
    [NO_LOCATION, byDistance],
  ] as const)
    expect(checkLocation(location, settings)).toEqual({ location, lost: null });
});

test("a zone that is gone leaves, by its name", () => {
  expect(checkLocation({ ...NO_LOCATION, zone: "Nord" }, byZone)).toEqual({
    location: NO_LOCATION,
    lost: { name: "Nord", why: "zone_gone" },
  });
  expect(checkLocation({ ...NO_LOCATION, zone: "Centre" }, byDistance).lost?.why).toBe("zone_gone");
});

test("an address that another zone holds goes there", () => {
  expect(checkLocation(saved({ zone: "Nord" }), byZone)).toEqual({ location: saved(), lost: null });
});

test("what is too far by now leaves", () => {
  const near = { ...byDistance, max_distance: 2 };
  expect(checkLocation(saved({ zone: null }), near)).toEqual({
    location: NO_LOCATION,
    lost: { name: "3 Quai Sud", why: "too_far" },
  });
  const moved = { ...byZone, zones: [aZone({ postal_code: "69009" })] };
  expect(checkLocation(saved(), moved).lost?.why).toBe("too_far");
});

test("a location says what delivery costs by a zone that there is, or by a distance", () => {
  expect(isPriced(saved(), byZone)).toBe(true);
  expect(isPriced(saved({ zone: "Nord" }), byZone)).toBe(false);
  expect(isPriced(saved(), byDistance)).toBe(true);
  expect(isPriced(saved({ quote: null }), byDistance)).toBe(false);
});
