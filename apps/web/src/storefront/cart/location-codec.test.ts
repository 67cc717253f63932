import { expect, test } from "vitest";
import { quoteOf } from "../location/place.ts";
import { aMeasuredAddress } from "../location/testing.ts";
import { NO_LOCATION, type SavedLocation } from "./cart-store.ts";
import { decodeLocation, encodeLocation } from "./location-codec.ts";

const quote = quoteOf(aMeasuredAddress({ estimated: true }));
const place: SavedLocation = {
  zone: null,
  address: "3 Quai “Sud”, côté cour",
  city: "Lyon",
  postal_code: "69001",
  quote,
};

test.each([
  place,
  { ...place, position: { lat: 45.76, lng: 4.83 } },
  { ...NO_LOCATION, zone: "Croix-Rousse" },
  NO_LOCATION,
])("a location is decoded as it was encoded: %o", (location) => {
  const stored = { orderType: "delivery" as const, isTypeAnswered: true, location };
  expect(decodeLocation(JSON.parse(encodeLocation(stored)))).toEqual(stored);
});

test.each([null, 42, "delivery", {}, [], ["drone", null, "3 quai"]])(
  "an unknown value decodes to nothing: %o",
  (stored) => expect(decodeLocation(stored)).toEqual({}),
);

test("fields that are not text decode to empty text, and the format of an earlier version is read", () => {
  expect(decodeLocation(["delivery", 5, null, {}, 69001])).toEqual({
    orderType: "delivery",
    isTypeAnswered: false,
    location: NO_LOCATION,
  });
  expect(decodeLocation(["pickup", "Centre", "", "Lyon", "69001"]).location).toEqual({
    ...NO_LOCATION,
    zone: "Centre",
    city: "Lyon",
    postal_code: "69001",
  });
});

test.each([
  { ...quote, distance: -1 },
  { ...quote, distance: "2.4" },
  { ...quote, unit: "leagues" },
  { ...quote, delivery_cost: 3.4 },
  { ...quote, delivery_cost: -1 },
  "near",
])("an invalid distance is left out: %o", (odd) => {
  expect(decodeLocation(["delivery", null, "", "Lyon", "69001", odd]).location?.quote).toBeNull();
});

test.each([null, "here", {}, { lat: 45.76 }, { lat: "45", lng: 4 }])(
  "an invalid position is left out: %o",
  (odd) => {
    const stored = ["delivery", null, "", "Lyon", "69001", null, true, odd];
    expect(decodeLocation(stored).location).toEqual({
      ...NO_LOCATION,
      city: "Lyon",
      postal_code: "69001",
    });
  },
);
