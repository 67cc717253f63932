import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { expect, test } from "vitest";
import { aCustomer, aDelivery, anAddress, anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { openOrderDesk } from "../../test/order-desk.ts";
import { aGeoplateforme } from "../providers/geocoder/testing-geoplateforme.ts";

const databases = embeddedDatabases();
const MINUTE = 60_000;

/**
 * A restaurant that delivers within 8 km for 1.50 € and 0.80 € per km, and the services it asks.
 */
async function aDesk(locations = "auto") {
  const [service, roads] = [await aGeoplateforme(), await aGeoplateforme()];
  const urls = { BAN_URL: service.banUrl, ROUTING_URL: roads.routingUrl };
  const desk = await openOrderDesk(databases, { LOCATIONS: locations, ...urls });
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

/** To an address 2.43 km away: 3.44 €. */
function aFarDelivery(over: Partial<WireOrderRequest> = {}): WireOrderRequest {
  const location = anAddress({ address: "12 rue des lanternes" });
  const customer = aCustomer({ location });
  return aDelivery({ delivery: 3.44, total: 19.94, customer, ...over });
}

test("an order costs what its way costs", async () => {
  const desk = await aDesk();
  await desk.place(aFarDelivery());
  expect((await desk.stored()).orders).toMatchObject([{ delivery: 344, total: 1994, zone: null }]);
});

test("another price is refused, with the right one", async () => {
  const desk = await aDesk();
  expect(await desk.problemOf(aFarDelivery({ delivery: 0, total: 16.5 }))).toMatchObject({
    code: "price_changed",
    payload: { delivery: 3.44, total: 19.94 },
  });
});

test("below the minimum it costs the flat charge more", async () => {
  const desk = await aDesk();
  await desk.changeSetting("features.delivery.flat_charge", 2);
  await desk.changeSetting("features.delivery.minimum_order", 20);
  await desk.place(aFarDelivery({ delivery: 5.44, total: 21.94 }));
});

/** What a storefront is told of the address, and an order that believes it. */
async function anOrderAsTold(desk: Awaited<ReturnType<typeof aDesk>>, location = ADDRESS) {
  const told = await desk.api().distance(location);
  if (!told.ok) throw new Error(told.problem.code);
  const { estimated = false, delivery_cost, address, city, postal_code } = told.payload;
  const delivery = delivery_cost / 100;
  const customer = aCustomer({ location: anAddress({ address, city, postal_code }) });
  return { estimated, order: aFarDelivery({ delivery, total: 16.5 + delivery, customer }) };
}

test.each([ADDRESS, "12 lanternes", "45.7675,4.834"])(
  "it costs what the storefront was told, whatever happened to the services since: %s",
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
  "so does an estimate, when the services are back since: %s",
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

test("so it does whatever others look for meanwhile", async () => {
  const desk = await aDesk();
  desk.service.fault = "empty 500";
  const { order } = await anOrderAsTold(desk);
  desk.service.fault = null;
  desk.clock.now += 5000;
  await desk.api().suggestions("12 rue des lant");
  await desk.api().distance("12 rue des lanternes, 69001");
  await desk.place(order);
});

test("beyond the limit it is out of range", async () => {
  const desk = await aDesk();
  desk.roads.route.metres = 8006;
  expect(await desk.problemOf(aFarDelivery())).toMatchObject({ code: "out_of_range", status: 422 });
});

test("to an address that nobody knows it is out of range", async () => {
  const desk = await aDesk();
  const location = anAddress({ address: "1 rue introuvable" });
  const order = aFarDelivery({ customer: aCustomer({ location }) });
  expect(await desk.problemOf(order)).toMatchObject({ code: "out_of_range" });
});

test("the longest address is looked for with its postal code", async () => {
  const desk = await aDesk();
  const location = anAddress({ address: "rue ".repeat(75), city: "L".repeat(200) });
  await desk.problemOf(aFarDelivery({ customer: aCustomer({ location }) }));
  expect(desk.service.asked[0]?.searchParams.get("postcode")).toBe("69001");
});

test("where nobody answers the order is refused for now, and is taken once somebody does", async () => {
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

test("nobody is waited for longer than 2.5 seconds", async () => {
  const desk = await aDesk();
  desk.service.fault = "slow";
  const since = performance.now();
  await desk.problemOf(aFarDelivery());
  expect(performance.now() - since).toBeLessThan(2500);
});

test("a pickup and a delivery by zone are measured by nobody", async () => {
  const desk = await aDesk();
  await desk.place(anOrder());
  await desk.changeSetting("features.delivery.calculation_type", "zone_based");
  await desk.changeSetting("features.delivery.zones", [{ name: "Lyon", postal_code: "69001" }]);
  await desk.place(aDelivery({ local_id: "zone", delivery: 0, total: 16.5 }));
  expect([...desk.service.asked, ...desk.roads.asked]).toEqual([]);
});
