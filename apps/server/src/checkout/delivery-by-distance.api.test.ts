import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { expect, test } from "vitest";
import { aCustomer, aDelivery, anAddress, anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { startGeoplateformeEmulator } from "../../test/geoplateforme-emulator.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";
import { PATIENT_TIMEOUTS } from "../../test/patient-timeouts.ts";
import type { TestAppOptions } from "../../test/test-app.ts";
import { GEOCODER_TIMEOUTS } from "../providers/geocoder/open-geocoder.ts";

const databases = embeddedDatabases();
const MINUTE = 60_000;

/**
 * A restaurant that delivers within 8 km for 1.50 € plus 0.80 € per km, with emulators of the
 * address service and the routing service.
 */
async function aDesk(locations = "auto", options: TestAppOptions = {}) {
  const [service, roads] = [await startGeoplateformeEmulator(), await startGeoplateformeEmulator()];
  const urls = { BAN_URL: service.banUrl, ROUTING_URL: roads.routingUrl };
  const desk = await openOrderFixture(databases, { LOCATIONS: locations, ...urls }, options);
  await desk.changeSetting("features.delivery", {
    calculation_type: "distance",
    max_distance: 8,
    base_cost: 1.5,
    cost_per_unit: 0.8,
  });
  await desk.services.catalogue.refresh();
  return { service, roads, ...desk };
}

const ADDRESS = "12 Rue des Lanternes, 69001 Lyon";

/** A delivery to an address 2.43 km away: fee 3.44 €. */
function aFarDelivery(over: Partial<WireOrderRequest> = {}): WireOrderRequest {
  const location = anAddress({ address: "12 rue des lanternes" });
  const customer = aCustomer({ location });
  return aDelivery({ delivery: 3.44, total: 19.94, customer, ...over });
}

test("the delivery fee is calculated from the distance", async () => {
  const desk = await aDesk();
  await desk.place(aFarDelivery());
  expect((await desk.stored()).orders).toMatchObject([{ delivery: 344, total: 1994, zone: null }]);
});

test("another delivery fee is refused with price_changed and the right amounts", async () => {
  const desk = await aDesk();
  expect(await desk.problemOf(aFarDelivery({ delivery: 0, total: 16.5 }))).toMatchObject({
    code: "price_changed",
    payload: { delivery: 3.44, total: 19.94 },
  });
});

test("below the minimum order the flat charge is added to the delivery fee", async () => {
  const desk = await aDesk();
  await desk.changeSetting("features.delivery.flat_charge", 2);
  await desk.changeSetting("features.delivery.minimum_order", 20);
  await desk.place(aFarDelivery({ delivery: 5.44, total: 21.94 }));
});

/** What GET distance answers for an address, and an order with that fee. */
async function anOrderAsTold(desk: Awaited<ReturnType<typeof aDesk>>, location = ADDRESS) {
  const told = await desk.api().distance(location);
  if (!told.ok) throw new Error(told.problem.code);
  const { estimated = false, delivery_cost, address, city, postal_code } = told.payload;
  const delivery = delivery_cost / 100;
  const customer = aCustomer({ location: anAddress({ address, city, postal_code }) });
  return { estimated, order: aFarDelivery({ delivery, total: 16.5 + delivery, customer }) };
}

test.each([ADDRESS, "12 lanternes", "45.7675,4.834"])(
  "an order is accepted at the fee quoted before, although the services fail since: %s",
  async (location) => {
    const desk = await aDesk();
    const { order } = await anOrderAsTold(desk, location);
    expect(order.delivery).toBe(3.44);
    desk.service.fault = "reset";
    desk.roads.fault = "reset";
    desk.clock.now += 20 * MINUTE;
    await desk.place(order);
  },
);

test.each(["service", "roads"] as const)(
  "an order is accepted at the estimated fee quoted before, although the service is back: %s",
  async (which) => {
    const desk = await aDesk();
    desk[which].fault = "empty 500";
    const { estimated, order } = await anOrderAsTold(desk);
    expect(estimated).toBe(true);
    desk[which].fault = null;
    desk.clock.now += 20 * MINUTE;
    await desk.place(order);
  },
);

test("a quoted fee stays valid although other addresses were looked up since", async () => {
  const desk = await aDesk();
  desk.service.fault = "empty 500";
  const { order } = await anOrderAsTold(desk);
  desk.service.fault = null;
  desk.clock.now += 5000;
  await desk.api().suggestions("12 rue des lant");
  await desk.api().distance("12 rue des lanternes, 69001");
  await desk.place(order);
});

test("an address beyond the maximum distance is refused with out_of_range", async () => {
  const desk = await aDesk();
  desk.roads.route.metres = 8006;
  expect(await desk.problemOf(aFarDelivery())).toMatchObject({ code: "out_of_range", status: 422 });
});

test("an unknown address is refused with out_of_range", async () => {
  const desk = await aDesk();
  const location = anAddress({ address: "1 rue introuvable" });
  const order = aFarDelivery({ customer: aCustomer({ location }) });
  expect(await desk.problemOf(order)).toMatchObject({ code: "out_of_range" });
});

test("the longest address is still looked up with its postal code", async () => {
  const desk = await aDesk();
  const location = anAddress({ address: "rue ".repeat(75), city: "L".repeat(200) });
  await desk.problemOf(aFarDelivery({ customer: aCustomer({ location }) }));
  expect(desk.service.asked[0]?.searchParams.get("postcode")).toBe("69001");
});

test("without an address service the order is refused with address_unverified, and accepted after recovery", async () => {
  const desk = await aDesk("ban");
  desk.service.fault = "empty 500";
  expect(await desk.problemOf(aFarDelivery())).toMatchObject({
    code: "address_unverified",
    status: 503,
    message: expect.stringContaining("Réessayez"),
  });
  expect((await desk.stored()).orders).toEqual([]);
  desk.service.fault = null;
  desk.clock.now += 5000;
  await desk.place(aFarDelivery());
});

test.each(["service", "roads"] as const)(
  "an order is answered although one never does: %s",
  async (silent) => {
    const timeouts = { geocoder: { ...PATIENT_TIMEOUTS.geocoder, [SILENT[silent]]: 100 } };
    const desk = await aDesk("auto", { timeouts });
    desk[silent].fault = "slow";
    expect(await desk.problemOf(aFarDelivery())).toMatchObject({ code: "price_changed" });
    expect(desk[silent].asked).not.toEqual([]);
  },
);

const SILENT = { service: "geocoding", roads: "routing" } as const;

test("an order waits at most 2.5 seconds for its distance", () => {
  expect(GEOCODER_TIMEOUTS.geocoding + GEOCODER_TIMEOUTS.routing).toBe(2500);
});

test("pickups and deliveries by zone make no distance request", async () => {
  const desk = await aDesk();
  await desk.place(anOrder());
  await desk.changeSetting("features.delivery.calculation_type", "zone_based");
  await desk.place(aDelivery({ local_id: "zone" }));
  expect([...desk.service.asked, ...desk.roads.asked]).toEqual([]);
});
