import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { expect, test } from "vitest";
import { aCustomer, aDelivery, anAddress, anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { startGeoplateformeEmulator } from "../../test/geoplateforme-emulator.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";

const databases = embeddedDatabases();

/** Around 12 rue des Lanternes (45.76745, 4.83412). */
const AROUND = [
  [45.767, 4.833],
  [45.767, 4.835],
  [45.768, 4.835],
  [45.768, 4.833],
];
/** East of it, in the same postal code. */
const EAST = AROUND.map(([lat = 0, lng = 0]) => [lat, lng + 0.01]);

const terms = { city: "", country: "France" };
const zone = (over: Record<string, unknown> = {}) => [
  { ...terms, name: "Lanternes", delivery_fee: 3, postal_code: "69001", polygon: AROUND, ...over },
  { ...terms, name: "Lanternes", delivery_fee: 3, postal_code: "69002", polygon: AROUND, ...over },
];

async function aDesk(zones: unknown[], locations = "auto") {
  const service = await startGeoplateformeEmulator();
  const urls = { BAN_URL: service.banUrl, ROUTING_URL: service.routingUrl };
  const desk = await openOrderFixture(databases, { LOCATIONS: locations, ...urls });
  await desk.changeZones(zones);
  await desk.services.catalogue.refresh();
  return { service, ...desk };
}

/** 16.50 € of dishes to 12 rue des Lanternes. */
function toLanternes(delivery: number, over: Partial<WireOrderRequest> = {}): WireOrderRequest {
  const customer = aCustomer({ location: anAddress({ address: "12 rue des lanternes" }) });
  return aDelivery({ delivery, total: 16.5 + delivery, customer, ...over });
}

const at = (time: string, date = "2026-11-21") =>
  aCustomer({
    location: anAddress({ address: "12 rue des lanternes" }),
    date: { delivery_date: date, delivery_time_range: time },
  });

test("an address is delivered to at the fee of the polygon that its position is in", async () => {
  const desk = await aDesk(zone());
  await desk.place(toLanternes(3));
  const { orders } = await desk.stored();
  expect(orders).toMatchObject([{ delivery: 300, zone: "Lanternes", extra_minutes: 0 }]);
});

test("of overlapping zones the lowest fee counts, whichever kind of zone has it", async () => {
  const codes = { ...terms, name: "Lyon 1", postal_code: "69001" };
  const cheaper = await aDesk([...zone(), { ...codes, delivery_fee: 2 }]);
  await cheaper.place(toLanternes(2));
  const dearer = await aDesk([...zone(), { ...codes, delivery_fee: 4 }]);
  await dearer.place(toLanternes(3));
});

test("an address outside every polygon is out of range although its postal code is covered", async () => {
  const desk = await aDesk(zone({ polygon: EAST }));
  expect(await desk.problemOf(toLanternes(3))).toMatchObject({ code: "out_of_range", status: 422 });
});

test("where the position of an address is unknown the postal codes decide", async () => {
  const desk = await aDesk(zone({ polygon: EAST }));
  desk.service.fault = "reset";
  await desk.place(toLanternes(3));
});

test("where only the position of the commune is known the postal codes decide", async () => {
  const desk = await aDesk(zone({ polygon: EAST }), "embedded");
  await desk.place(toLanternes(3));
  const elsewhere = aCustomer({ location: anAddress({ postal_code: "69003" }) });
  const order = toLanternes(3, { local_id: "elsewhere", customer: elsewhere });
  expect(await desk.problemOf(order)).toMatchObject({ code: "out_of_range" });
});

test("pickups, and deliveries without polygons, look up no address", async () => {
  const desk = await aDesk([{ ...terms, name: "Lyon 1", delivery_fee: 3, postal_code: "69001" }]);
  await desk.place(toLanternes(3));
  await desk.changeZones(zone());
  await desk.place(anOrder({ local_id: "pickup" }));
  expect(desk.service.asked).toEqual([]);
});

test("below the minimum of its zone an order is refused with below_minimum", async () => {
  const desk = await aDesk(zone({ minimum: 16.51 }));
  expect(await desk.problemOf(toLanternes(3))).toMatchObject({
    code: "below_minimum",
    status: 422,
    payload: { missing: 0.01 },
  });
  await desk.changeZones(zone({ minimum: 16.5 }));
  await desk.place(toLanternes(3));
});

test("from free_from on the delivery costs nothing; who doesn't know it pays the fee", async () => {
  const desk = await aDesk(zone({ free_from: 16.51 }));
  await desk.place(toLanternes(3));
  await desk.changeZones(zone({ free_from: 16.5 }));
  await desk.place(toLanternes(0, { local_id: "free" }));
  await desk.place(toLanternes(3, { local_id: "fee" }));
  expect(await desk.problemOf(toLanternes(2, { local_id: "wrong" }))).toMatchObject({
    code: "price_changed",
    payload: { delivery: 0, total: 16.5 },
  });
  const { orders } = await desk.stored();
  expect(orders.map(({ delivery, total }) => [delivery, total])).toEqual([
    [300, 1950],
    [0, 1650],
    [300, 1950],
  ]);
});

test("the extra minutes of its zone delay an order as soon as possible", async () => {
  const desk = await aDesk(zone({ extra_minutes: 30 }));
  await desk.place(toLanternes(3, { customer: at("ASAP") }));
  expect((await desk.stored()).orders).toMatchObject([
    { asap: 1, time_range: "13:30-13:45", extra_minutes: 30 },
  ]);
});

test("a named slot before the extra minutes of its zone is not refused", async () => {
  const desk = await aDesk(zone({ extra_minutes: 30 }));
  await desk.place(toLanternes(3, { customer: at("13:00-13:15") }));
  expect((await desk.stored()).orders).toMatchObject([{ asap: 0, time_range: "13:00-13:15" }]);
});

test("as soon as possible is not refused while today has a slot within the usual lead time", async () => {
  const desk = await aDesk(zone({ extra_minutes: 900 }));
  await desk.place(toLanternes(3, { customer: at("ASAP") }));
  expect((await desk.stored()).orders).toMatchObject([{ time_range: "13:00-13:15" }]);
});

test("GET distance answers the fee of the zone that the position is in", async () => {
  const east = { name: "East", polygon: EAST, delivery_fee: 1, postal_code: "69500" };
  const desk = await aDesk([...zone(east), ...zone()]);
  const found = await desk.api().distance("12 rue des lanternes, 69001 Lyon");
  expect(found).toMatchObject({
    payload: { delivery_cost: 300, position: { lat: 45.76745, lng: 4.83412 } },
  });
  const commune = await desk.api().distance("69500 Bron");
  expect(commune).toMatchObject({ ok: true, payload: { delivery_cost: 100 } });
  expect(commune.ok && commune.payload.position).toBeUndefined();
});

test("GET settings lists a zone once per postal code, with its additions only where it has them", async () => {
  const over = { minimum: 20, free_from: 30, extra_minutes: 10 };
  const plain = { ...terms, name: "Sud", delivery_fee: 3.5, postal_code: "69007" };
  const zones = [...zone(over), plain];
  const desk = await aDesk(zones);
  const response = await desk.http.request("/v2/public/settings/");
  type Features = { delivery?: { zones: unknown } };
  const body = (await response.json()) as { payload: { name: string; value: Features }[] };
  const features = body.payload.find(({ name }) => name === "features");
  expect(features?.value.delivery?.zones).toEqual(zones);
  expect(await desk.db.selectFrom("delivery_zones").selectAll().execute()).toHaveLength(2);
});
