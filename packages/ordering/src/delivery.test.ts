import { describe, expect, test } from "vitest";
import { deliveryCharge, deliveryFee, missingForDelivery } from "./delivery.ts";
import { asCents, ZERO } from "./money.ts";
import { aDeliverySettings, aZone } from "./testing.ts";

const byDistance = aDeliverySettings({ calculation_type: "distance" });

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

  test("a zone's delivery is free from free_from on, and costs its fee below", () => {
    const zone = aZone({ delivery_fee: asCents(250), free_from: asCents(2000) });
    const at = (subtotal: number) =>
      deliveryCharge({ ...input, zone, subtotal: asCents(subtotal) })?.cost;
    expect([at(1999), at(2000), at(9000)]).toEqual([250, 0, 0]);
  });
});

describe("missingForDelivery", () => {
  const settings = aDeliverySettings({ hard_minimum: asCents(1500) });
  const missing = (subtotal: number, minimum?: number) =>
    missingForDelivery(asCents(subtotal), "delivery", {
      settings,
      zone: aZone(minimum === undefined ? {} : { minimum: asCents(minimum) }),
    });

  test("it is the amount below the restaurant's minimum, or the zone's if that is higher", () => {
    expect(missing(1050)).toBe(450);
    expect(missing(1050, 1000)).toBe(450);
    expect(missing(1050, 2500)).toBe(1450);
    expect(missing(2500, 2500)).toBe(0);
    const delivery = { settings, zone: null };
    expect(missingForDelivery(asCents(1499), "delivery", delivery)).toBe(1);
  });

  test("pickup has no minimum", () => {
    const zone = aZone({ minimum: asCents(2500) });
    expect(missingForDelivery(ZERO, "pickup", { settings, zone })).toBe(0);
  });
});
