import { asCents } from "@noren/ordering/money.ts";
import { aDeliverySettings, aZone } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { destinationOf } from "./destination.ts";

const near = aZone({ name: "Sud", postal_code: "69007", delivery_fee: asCents(190) });
const settings = aDeliverySettings({ zones: [aZone(), near] });
const subtotal = asCents(3000);

test("the zone is recognised from postal code and city", () => {
  const { zone, check } = destinationOf(
    { city: "lyon", postal_code: "69007" },
    null,
    subtotal,
    settings,
  );
  expect(zone).toBe(near);
  expect(check?.ok).toBe(true);
});

test("a picked zone counts while there is no address", () => {
  const { zone, check } = destinationOf({ city: "", postal_code: "" }, "Sud", subtotal, settings);
  expect([zone, check]).toEqual([near, null]);
});

test("an address outside of the picked zone brings its own", () => {
  const place = { city: "Lyon", postal_code: "69001" };
  expect(destinationOf(place, "Sud", subtotal, settings).zone?.name).toBe("Centre");
});

test("an address in no zone is too far", () => {
  const place = { city: "Paris", postal_code: "75011" };
  expect(destinationOf(place, "Sud", subtotal, settings)).toEqual({
    check: { ok: false, code: "out_of_range" },
    zone: null,
  });
});

test("below the hard minimum the fee is known all the same, and what is missing", () => {
  const place = { city: "Lyon", postal_code: "69007" };
  const strict = { ...settings, hard_minimum: asCents(4000) };
  expect(destinationOf(place, null, subtotal, strict)).toEqual({
    check: { ok: false, code: "below_minimum", missing: 1000 },
    zone: near,
  });
});
