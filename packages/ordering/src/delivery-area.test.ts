import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkDelivery,
  deliveryCost,
  isTooFar,
  needsPosition,
  townFor,
  zonesFor,
} from "./delivery-area.ts";
import type { Polygon } from "./model.ts";
import { asCents, ZERO } from "./money.ts";
import { isInside } from "./polygon.ts";
import { aDeliverySettings, aZone } from "./testing.ts";

const lyon1 = { city: "Lyon", postal_code: "69001" };
const byDistance = aDeliverySettings({ calculation_type: "distance" });
const km = (distance: number) => ({ distance, unit: "km" as const, delivery_cost: asCents(340) });
const miles = (distance: number) => ({ ...km(distance), unit: "miles" as const });

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
      "St-Étienne",
      "Saint-Étienne Cedex 2",
    ];
    for (const city of cities) {
      expect(zonesFor({ city, postal_code: "42000" }, settings)).toHaveLength(1);
    }
  });

  test("postal codes are compared however they are written, in both directions", () => {
    const zoneFor = (zone: string, typed: string) =>
      zonesFor({ city: "Lyon", postal_code: typed }, within({ city: "", postal_code: zone }));
    for (const typed of ["69 003", "F-69003", "６９００３"]) {
      expect(zoneFor("69003", typed)).toHaveLength(1);
      expect(zoneFor(typed, "69003")).toHaveLength(1);
    }
    expect(zoneFor("1000", "01000")).toHaveLength(1);
    expect(zoneFor("69003", "69004")).toEqual([]);
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

test("townFor takes the town found for the postal code of a CEDEX, and never another city", () => {
  const settings = aDeliverySettings({ zones: [aZone({ city: "Lyon" })] });
  const cedex = { city: "Lyon Cedex 01", postal_code: "69281" };
  expect(townFor(cedex, lyon1, settings)).toBe(lyon1);
  expect(townFor(cedex, null, settings)).toBe(cedex);
  const otherCity = { city: "Villeurbanne", postal_code: "69001" };
  expect(townFor(otherCity, lyon1, settings)).toBe(otherCity);
  const inZone = aDeliverySettings({ zones: [aZone({ city: "", postal_code: "69281" })] });
  expect(townFor(cedex, lyon1, inZone)).toBe(cedex);
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
    expect(checkDelivery({ ...request, subtotal: asCents(1050) }, settings)).toEqual({
      ok: false,
      code: "below_minimum",
      missing: 450,
    });
    expect(checkDelivery({ ...request, subtotal: asCents(1499) }, settings).ok).toBe(false);
    expect(checkDelivery({ ...request, subtotal: asCents(1500) }, settings).ok).toBe(true);
  });

  test("a subtotal below minimum_order does not block", () => {
    const settings = aDeliverySettings({ minimum_order: asCents(9000) });
    expect(checkDelivery({ ...request, subtotal: ZERO }, settings).ok).toBe(true);
  });

  test("a subtotal below the minimum of its zone blocks delivery there", () => {
    const near = aZone({ name: "near" });
    const far = aZone({ name: "far", postal_code: "69009", minimum: asCents(3000) });
    const zoned = aDeliverySettings({ zones: [near, far] });
    const to = (postal_code: string, subtotal: number) =>
      checkDelivery(
        { ...request, address: { ...lyon1, postal_code }, subtotal: asCents(subtotal) },
        zoned,
      );
    expect(to("69009", 2550)).toEqual({ ok: false, code: "below_minimum", missing: 450 });
    expect(to("69009", 3000)).toMatchObject({ ok: true, zone: { name: "far" } });
    expect(to("69001", 100)).toMatchObject({ ok: true, zone: { name: "near" } });
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

describe("polygon zones", () => {
  /** A square of 0.02° around the centre, listed with two postal codes. */
  const polygon: Polygon = [
    [45.75, 4.82],
    [45.75, 4.84],
    [45.77, 4.84],
    [45.77, 4.82],
  ];
  const drawn = { name: "Centre", delivery_fee: asCents(300), city: "", polygon };
  const zones = [
    aZone({ ...drawn, postal_code: "69001" }),
    aZone({ ...drawn, postal_code: "69002" }),
  ];
  const settings = aDeliverySettings({ zones });
  const inside = { lat: 45.76, lng: 4.83 };
  const outside = { lat: 45.78, lng: 4.83 };
  const namesFor = (postal_code: string, position: typeof inside | null, of = settings) => [
    ...new Set(zonesFor({ city: "Lyon", postal_code, position }, of).map(({ name }) => name)),
  ];

  test("an address with a known position is in a polygon zone by its position alone", () => {
    expect(namesFor("69001", inside)).toEqual(["Centre"]);
    expect(namesFor("69009", inside)).toEqual(["Centre"]);
    expect(namesFor("69001", outside)).toEqual([]);
  });

  test("an address outside every polygon is out of range although its postal code is listed", () => {
    const address = { ...lyon1, position: outside };
    const request = { subtotal: asCents(3000), address, quote: null, zoneName: null };
    expect(checkDelivery(request, settings)).toEqual({ ok: false, code: "out_of_range" });
    const picked = { ...request, zoneName: "Centre" };
    expect(checkDelivery(picked, settings)).toEqual({ ok: false, code: "out_of_range" });
  });

  test("an address outside every polygon is delivered to by a zone of its postal code", () => {
    const codes = aZone({ name: "Lyon 1", delivery_fee: asCents(700) });
    const both = aDeliverySettings({ zones: [...zones, codes] });
    expect(namesFor("69001", outside, both)).toEqual(["Lyon 1"]);
    expect(namesFor("69001", inside, both)).toEqual(["Centre", "Lyon 1"]);
  });

  test("without a position the postal codes of a polygon zone decide", () => {
    expect(namesFor("69002", null)).toEqual(["Centre"]);
    expect(namesFor("69009", null)).toEqual([]);
    expect(zonesFor({ city: "Lyon", postal_code: "69002" }, settings)).toHaveLength(1);
  });

  test("of overlapping zones the one with the lowest fee is used, of equal fees the lowest minimum", () => {
    const over = (name: string, fee: number, minimum: number) =>
      aZone({ ...drawn, name, delivery_fee: asCents(fee), minimum: asCents(minimum) });
    const overlapping = aDeliverySettings({
      zones: [over("dear", 500, 0), over("demanding", 200, 3000), over("cheap", 200, 1000)],
    });
    expect(namesFor("69001", inside, overlapping)).toEqual(["cheap", "demanding", "dear"]);
    const cost = { address: { ...lyon1, position: inside }, distance: 1 };
    expect(deliveryCost(cost, overlapping)).toBe(200);
  });

  test("the position is needed only in zone mode and only for polygons", () => {
    expect(needsPosition(settings)).toBe(true);
    expect(needsPosition({ ...settings, calculation_type: "distance" })).toBe(false);
    expect(needsPosition(aDeliverySettings())).toBe(false);
  });

  test("any address is delivered to at the lowest fee of all zones that hold it", () => {
    const degree = fc.integer({ min: 0, max: 20 }).map((n) => n / 100);
    const zone = fc.record({
      postal_code: fc.constantFrom("1", "2", "3"),
      delivery_fee: fc.integer({ min: 0, max: 9 }).map(asCents),
      polygon: fc.option(fc.array(fc.tuple(degree, degree), { minLength: 3, maxLength: 6 })),
    });
    const address = fc.record({
      city: fc.constant("Lyon"),
      postal_code: fc.constantFrom("1", "2", "3", "4"),
      position: fc.option(fc.record({ lat: degree, lng: degree })),
    });
    const cases = fc.property(fc.array(zone, { maxLength: 8 }), address, (drawnZones, to) => {
      const all = drawnZones.map(({ polygon, ...rest }, index) =>
        aZone({ ...rest, city: "", name: String(index), ...(polygon && { polygon }) }),
      );
      const holding = all.filter((one) =>
        to.position && one.polygon
          ? isInside(to.position, one.polygon)
          : one.postal_code === to.postal_code,
      );
      const request = { subtotal: ZERO, address: to, quote: null, zoneName: null };
      const check = checkDelivery(request, aDeliverySettings({ zones: all }));
      const lowest = Math.min(...holding.map(({ delivery_fee }) => delivery_fee));
      expect(check).toMatchObject(
        holding.length === 0
          ? { ok: false, code: "out_of_range" }
          : { ok: true, zone: { delivery_fee: lowest } },
      );
    });
    fc.assert(cases, { numRuns: 1000 });
  });
});
