import type { Polygon } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import { aDeliverySettings, aZone } from "@noren/ordering/testing.ts";
import { describe, expect, test } from "vitest";
import { NO_LOCATION } from "../../cart/cart-store.ts";
import { quoteOf } from "../../location/place.ts";
import { aMeasuredAddress } from "../../location/testing.ts";
import { type DestinationInput, destinationOf } from "./destination.ts";

const near = aZone({ name: "Sud", postal_code: "69007", delivery_fee: asCents(190) });
const settings = aDeliverySettings({ zones: [aZone(), near] });
const subtotal = asCents(3000);

const to = (over: Partial<DestinationInput> = {}) =>
  destinationOf({
    form: { address: "", city: "", postal_code: "" },
    saved: NO_LOCATION,
    subtotal,
    settings,
    measurement: null,
    ...over,
  });
const inTown = (postal_code: string, city = "Lyon") => ({ address: "", city, postal_code });

test("the zone is recognised from postal code and city", () => {
  const { zone, check } = to({ form: inTown("69007", "lyon") });
  expect(zone).toBe(near);
  expect(check?.ok).toBe(true);
});

test("a picked zone applies while there is no address", () => {
  const { zone, check } = to({ saved: { ...NO_LOCATION, zone: "Sud" } });
  expect([zone, check]).toEqual([near, null]);
});

test("an address outside of the picked zone selects its own zone", () => {
  const saved = { ...NO_LOCATION, zone: "Sud" };
  expect(to({ form: inTown("69001"), saved }).zone?.name).toBe("Centre");
});

test("an address in no zone is out of range", () => {
  const saved = { ...NO_LOCATION, zone: "Sud" };
  expect(to({ form: inTown("75011", "Paris"), saved })).toEqual({
    check: { ok: false, code: "out_of_range" },
    zone: null,
    quote: null,
    lookup: null,
  });
});

describe("a whole address in no zone is looked up", () => {
  const form = { address: "3 quai Sud", city: "Lyon Cedex 07", postal_code: "69367" };

  test("until then it is not too far", () => {
    const waiting = { check: null, zone: null, quote: null };
    expect(to({ form })).toEqual({ ...waiting, lookup: "needed" });
    const measurement = { kind: "measuring" } as const;
    expect(to({ form, measurement })).toEqual({ ...waiting, lookup: "measuring" });
  });

  test("a postal code that nobody knows is told as such", () => {
    const measurement = { kind: "failed", code: "postal_code_unknown" } as const;
    expect(to({ form, measurement })).toMatchObject({ check: null, lookup: measurement.code });
  });

  test("the town of a CEDEX decides; a town in no zone, and one that is not found, is too far", () => {
    const measured = (postal_code: string) => {
      const found = aMeasuredAddress({ ...form, city: "Lyon", postal_code });
      return to({ form, measurement: { kind: "measured", found } });
    };
    expect(measured("69007")).toMatchObject({ check: { ok: true }, zone: near, lookup: null });
    const tooFar = { check: { ok: false, code: "out_of_range" }, lookup: null };
    expect(measured("69009")).toMatchObject(tooFar);
    for (const code of ["not_found", "failed"] as const)
      expect(to({ form, measurement: { kind: "failed", code } })).toMatchObject(tooFar);
  });
});

test("below the hard minimum the fee and the missing amount are known", () => {
  const strict = { ...settings, hard_minimum: asCents(4000) };
  expect(to({ form: inTown("69007"), settings: strict })).toMatchObject({
    check: { ok: false, code: "below_minimum", missing: 1000 },
    zone: near,
  });
});

test("a chosen zone whose minimum is not reached is not replaced by another zone of the address", () => {
  const dear = aZone({
    name: "Express",
    postal_code: "69007",
    delivery_fee: asCents(300),
    minimum: asCents(5000),
  });
  const both = { ...settings, zones: [...settings.zones, dear] };
  const saved = { ...NO_LOCATION, zone: "Express" };
  expect(to({ form: inTown("69007"), settings: both, saved })).toMatchObject({
    check: { ok: false, code: "below_minimum", missing: 2000 },
    zone: { name: "Express" },
  });
});

describe("in distance mode the quote of the address sets the fee", () => {
  const far = aDeliverySettings({ calculation_type: "distance", zones: [] });
  const form = { address: "3 quai Sud", city: "Lyon", postal_code: "69001" };
  const found = aMeasuredAddress(form);
  const quote = quoteOf(found);
  const saved = { ...NO_LOCATION, ...form, quote };

  test("a complete address has to be measured, and reports the state of that lookup", () => {
    expect(to({ settings: far, form }).lookup).toBe("needed");
    for (const [measurement, lookup] of [
      [{ kind: "measuring" }, "measuring"],
      [{ kind: "failed", code: "failed" }, "failed"],
      [{ kind: "failed", code: "not_found" }, "not_found"],
    ] as const)
      expect(to({ settings: far, form, measurement })).toEqual({
        check: null,
        zone: null,
        quote: null,
        lookup,
      });
  });

  test("a measured address has its fee, or is out of range and has none", () => {
    const measured = (over = {}) => ({ kind: "measured" as const, found: { ...found, ...over } });
    expect(to({ settings: far, form, measurement: measured() })).toEqual({
      check: { ok: true, zone: null },
      zone: null,
      quote,
      lookup: null,
    });
    expect(to({ settings: far, form, measurement: measured({ distance: 8.01 }) })).toEqual({
      check: { ok: false, code: "out_of_range" },
      zone: null,
      quote: null,
      lookup: null,
    });
  });

  test("a saved location applies until there is an address, and never to another address", () => {
    expect(to({ settings: far, saved })).toMatchObject({ quote, lookup: null, check: null });
    expect(to({ settings: far, saved, form })).toMatchObject({ quote: null, lookup: "needed" });
  });
});

describe("in zone mode with polygons the position of the address selects the zone", () => {
  const polygon: Polygon = [
    [45.75, 4.82],
    [45.75, 4.84],
    [45.77, 4.84],
    [45.77, 4.82],
  ];
  const drawn = aZone({ name: "Drawn", delivery_fee: asCents(100), polygon });
  const mixed = aDeliverySettings({ zones: [drawn, near] });
  const form = { address: "3 quai Sud", city: "Lyon", postal_code: "69001" };
  const at = (lat: number) => ({
    kind: "measured" as const,
    found: aMeasuredAddress({ ...form, position: { lat, lng: 4.83 } }),
  });

  test("a complete address is looked up first, and has no fee until then", () => {
    const unknown = { check: null, zone: null, quote: null };
    expect(to({ settings: mixed, form })).toEqual({ ...unknown, lookup: "needed" });
    const measurement = { kind: "measuring" } as const;
    expect(to({ settings: mixed, form, measurement })).toEqual({ ...unknown, lookup: "measuring" });
  });

  test("the position decides, also against the postal code", () => {
    expect(to({ settings: mixed, form, measurement: at(45.76) })).toEqual({
      check: { ok: true, zone: drawn },
      zone: drawn,
      quote: null,
      lookup: null,
    });
    const south = { ...form, postal_code: "69007" };
    expect(to({ settings: mixed, form: south, measurement: at(45.76) }).zone).toBe(drawn);
    expect(to({ settings: mixed, form, measurement: at(45.78) })).toMatchObject({
      check: { ok: false, code: "out_of_range" },
      zone: null,
    });
  });

  test("the postal code decides where the position is unknown or there is no street", () => {
    const failed = { kind: "failed", code: "failed" } as const;
    const commune = { kind: "measured" as const, found: aMeasuredAddress(form) };
    for (const measurement of [failed, commune])
      expect(to({ settings: mixed, form, measurement })).toMatchObject({
        check: { ok: true },
        zone: drawn,
        lookup: null,
      });
    expect(to({ settings: mixed, form: inTown("69001") })).toMatchObject({
      zone: drawn,
      lookup: null,
    });
  });
});
