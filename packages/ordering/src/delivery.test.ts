import { describe, expect, test } from "vitest";
import {
  checkDelivery,
  deliveryCharge,
  deliveryCost,
  deliveryFee,
  isTooFar,
  missingForHardMinimum,
  zonesFor,
} from "./delivery.ts";
import { asCents, ZERO } from "./money.ts";
import { aDeliverySettings, aZone } from "./testing.ts";

const lyon1 = { city: "Lyon", postal_code: "69001" };
const byDistance = aDeliverySettings({ calculation_type: "distance" });
const km = (distance: number) => ({ distance, unit: "km" as const, delivery_cost: asCents(340) });
const miles = (distance: number) => ({ ...km(distance), unit: "miles" as const });

describe("deliveryCharge and deliveryFee", () => {
  const input = {
    orderType: "delivery" as const,
    subtotal: asCents(1999),
    settings: aDeliverySettings(),
    zone: aZone({ delivery_fee: asCents(250) }),
    quote: { delivery_cost: asCents(340) },
  };

  test("the fee is 0 for pickup", () => {
    const charge = deliveryCharge({ ...input, orderType: "pickup" });
    expect(charge).toEqual({ cost: 0, flat_charge: 0 });
    expect(deliveryFee(charge)).toBe(0);
  });

  test("zone_based charges the chosen zone's delivery_fee, without flat charge", () => {
    expect(deliveryCharge(input)).toEqual({ cost: 250, flat_charge: 0 });
  });

  test("distance charges the quote's delivery_cost, plus flat_charge below minimum_order", () => {
    const charge = deliveryCharge({ ...input, settings: byDistance });
    expect(charge).toEqual({ cost: 340, flat_charge: 250 });
    expect(deliveryFee(charge)).toBe(590);
    const enough = deliveryCharge({ ...input, settings: byDistance, subtotal: asCents(2000) });
    expect(enough).toEqual({ cost: 340, flat_charge: 0 });
  });

  test("the charge is null without a zone or a quote, and counts as 0", () => {
    expect(deliveryCharge({ ...input, zone: null })).toBeNull();
    expect(deliveryCharge({ ...input, settings: byDistance, quote: null })).toBeNull();
    expect(deliveryFee(null)).toBe(0);
  });
});

describe("zonesFor and checkDelivery: zones", () => {
  const within = (...zones: Parameters<typeof aZone>[0][]) =>
    aDeliverySettings({ zones: zones.map(aZone) });

  test("an address matches the zones of its postal code", () => {
    const settings = within({ name: "A" }, { name: "B", postal_code: "69002" });
    expect(zonesFor(lyon1, settings).map(({ name }) => name)).toEqual(["A"]);
    expect(zonesFor({ ...lyon1, postal_code: " 69002 " }, settings)[0]?.name).toBe("B");
  });

  test("an address has to match the zone's city, if the zone names one", () => {
    const settings = within({ city: "Villeurbanne" });
    expect(zonesFor(lyon1, settings)).toEqual([]);
    expect(zonesFor(lyon1, within({ city: " " }))).toHaveLength(1);
  });

  test("cities are compared without accents, case and punctuation", () => {
    const settings = within({ city: "Saint-Étienne", postal_code: "42000" });
    const cities = [
      "SAINT-ETIENNE",
      "saint-étienne",
      "Saint Etienne",
      " Saint-Étienne ",
      "Saint‑Étienne",
      "SAINT  –  ETIENNE",
    ];
    for (const city of cities) {
      expect(zonesFor({ city, postal_code: "42000" }, settings)).toHaveLength(1);
    }
  });

  test("of several matching zones the one with the lowest fee is used", () => {
    const settings = within(
      { name: "dear", delivery_fee: asCents(500) },
      { name: "cheap", delivery_fee: asCents(100) },
    );
    expect(zonesFor(lyon1, settings).map(({ name }) => name)).toEqual(["cheap", "dear"]);
    const request = { subtotal: ZERO, address: lyon1, quote: null, zoneName: null };
    expect(checkDelivery(request, settings)).toMatchObject({ ok: true, zone: { name: "cheap" } });
  });

  test("a zone picked by the visitor has to match the address", () => {
    const settings = within(
      { name: "cheap", delivery_fee: asCents(100) },
      { name: "picked", delivery_fee: asCents(500) },
      { name: "elsewhere", postal_code: "69009" },
    );
    const picking = (zoneName: string) =>
      checkDelivery({ subtotal: ZERO, address: lyon1, quote: null, zoneName }, settings);
    expect(picking("picked")).toMatchObject({ ok: true, zone: { delivery_fee: 500 } });
    expect(picking("elsewhere")).toEqual({ ok: false, code: "out_of_range" });
    const one = { subtotal: ZERO, address: lyon1, quote: null, zoneName: "elsewhere" };
    expect(checkDelivery(one, within({}))).toEqual({ ok: false, code: "out_of_range" });
  });
});

describe("isTooFar", () => {
  test("a distance beyond max_distance in the same unit is too far", () => {
    expect(isTooFar({ address: lyon1, quote: km(8) }, byDistance)).toBe(false);
    expect(isTooFar({ address: lyon1, quote: km(8.001) }, byDistance)).toBe(true);
    const inMiles = aDeliverySettings({ calculation_type: "distance", unit: "miles" });
    expect(isTooFar({ address: lyon1, quote: miles(8) }, inMiles)).toBe(false);
    expect(isTooFar({ address: lyon1, quote: miles(8.001) }, inMiles)).toBe(true);
  });

  test("units are converted with 1 mile = 1.609344 km", () => {
    const limit = (max_distance: number, unit: "km" | "miles") =>
      aDeliverySettings({ calculation_type: "distance", max_distance, unit });
    expect(isTooFar({ address: lyon1, quote: km(8.04672) }, limit(5, "miles"))).toBe(false);
    expect(isTooFar({ address: lyon1, quote: km(8.04673) }, limit(5, "miles"))).toBe(true);
    expect(isTooFar({ address: lyon1, quote: miles(3) }, limit(4.828032, "km"))).toBe(false);
    expect(isTooFar({ address: lyon1, quote: miles(3) }, limit(4.828, "km"))).toBe(true);
  });

  test("an address without a quote is not too far", () => {
    expect(isTooFar({ address: lyon1, quote: null }, byDistance)).toBe(false);
  });

  test("in zone mode an address in no zone is too far, at any distance", () => {
    const settings = aDeliverySettings();
    expect(isTooFar({ address: lyon1, quote: km(100) }, settings)).toBe(false);
    const away = { ...lyon1, postal_code: "75001" };
    expect(isTooFar({ address: away, quote: km(0.1) }, settings)).toBe(true);
    const request = { subtotal: ZERO, address: away, quote: null, zoneName: null };
    expect(checkDelivery(request, settings)).toEqual({ ok: false, code: "out_of_range" });
  });

  test("in distance mode zones are ignored", () => {
    const away = { ...lyon1, postal_code: "75001" };
    const request = { subtotal: ZERO, address: away, quote: km(1), zoneName: "Centre" };
    expect(checkDelivery(request, byDistance)).toEqual({ ok: true, zone: null });
    const far = checkDelivery({ ...request, quote: km(9) }, byDistance);
    expect(far).toEqual({ ok: false, code: "out_of_range" });
  });
});

describe("hard_minimum", () => {
  const settings = aDeliverySettings({ hard_minimum: asCents(1500) });
  const request = { address: lyon1, quote: null, zoneName: null };

  test("a subtotal below it blocks delivery and reports the missing amount", () => {
    expect(missingForHardMinimum(asCents(1050), "delivery", settings)).toBe(450);
    expect(checkDelivery({ ...request, subtotal: asCents(1050) }, settings)).toEqual({
      ok: false,
      code: "below_minimum",
      missing: 450,
    });
    expect(checkDelivery({ ...request, subtotal: asCents(1499) }, settings).ok).toBe(false);
    expect(checkDelivery({ ...request, subtotal: asCents(1500) }, settings).ok).toBe(true);
  });

  test("pickup has no hard minimum", () => {
    expect(missingForHardMinimum(ZERO, "pickup", settings)).toBe(0);
  });

  test("a subtotal below minimum_order does not block", () => {
    const settings = aDeliverySettings({ minimum_order: asCents(9000) });
    expect(checkDelivery({ ...request, subtotal: ZERO }, settings).ok).toBe(true);
  });
});

describe("deliveryCost", () => {
  const there = { address: lyon1, distance: 2.43 };

  test("by distance it is base_cost plus cost_per_unit per unit, rounded once", () => {
    const prices = { base_cost: asCents(150), cost_per_unit: asCents(85) };
    expect(deliveryCost(there, { ...byDistance, ...prices })).toBe(357);
    expect(deliveryCost(there, byDistance)).toBe(0);
  });

  test("by zone it is the lowest fee of the zones that match the address, 0 if none does", () => {
    const zones = [aZone({ delivery_fee: asCents(300) }), aZone({ delivery_fee: asCents(250) })];
    const settings = aDeliverySettings({ zones, base_cost: asCents(900) });
    expect(deliveryCost(there, settings)).toBe(250);
    const paris = { city: "Paris", postal_code: "75001" };
    expect(deliveryCost({ ...there, address: paris }, settings)).toBe(0);
  });
});
