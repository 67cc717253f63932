import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCustomer, aDelivery, anAddress } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture, type StaffFixture } from "../../test/staff-fixture.ts";

const ZONE = {
  ...{ name: "Villeurbanne", places: [{ city: "Villeurbanne", postal_code: "69100" }] },
  ...{ delivery_fee: 4.2, minimum: 18, free_from: 60, extra_minutes: 10, polygon: null },
};
const ADDRESS = "69100 Villeurbanne";

onBothDatabases("delivery zones at the desk", (databases) => {
  let desk: StaffFixture;
  let api: Awaited<ReturnType<StaffFixture["signedIn"]>>["api"];
  beforeEach(async () => {
    desk = await openStaffFixture(databases);
    ({ api } = await desk.signedIn("manager"));
  });
  afterEach(() => desk.close());

  const delivery = async () => payloadOf(await api.delivery());
  const settings = async () => (await desk.http.request("/v2/public/settings")).text();
  const tried = async (euros: number) =>
    payloadOf(await api.tryAddress({ address: ADDRESS, subtotal: euros }));

  test("a new zone is delivered to at its terms, and its undo takes it away", async () => {
    expect(await tried(20)).toMatchObject({ refusal: "out_of_range", zone: null, fee: null });
    const { action, target } = payloadOf(await api.addZone({ values: ZONE }));
    expect((await delivery()).zones.at(-1)).toMatchObject({
      ...{ target, name: "Villeurbanne", delivery_fee: 420, minimum: 1800, free_from: 6000 },
      places: [{ city: "Villeurbanne", country: "France", postal_code: "69100" }],
    });
    expect(await settings()).toContain('"postal_code":"69100"');
    payloadOf(await api.undo(action));
    expect(await settings()).not.toContain('"postal_code":"69100"');
    expect((await delivery()).zones.map((zone) => zone.target)).not.toContain(target);
  });

  test("an address is told zone, fee, missing amount and time as the checkout takes the order", async () => {
    const { target } = payloadOf(await api.addZone({ values: ZONE }));
    const lead = desk.services.catalogue.current().settings.slots.delivery.minimum_time;
    expect(await tried(30)).toMatchObject({
      ...{ refusal: null, zone: "Villeurbanne", fee: 420, minutes: lead + 10 },
    });
    expect(await tried(60)).toMatchObject({ refusal: null, fee: 0 });
    expect(await tried(17.5)).toMatchObject({ refusal: "below_minimum", missing: 50 });
    const location = anAddress({ city: "Villeurbanne", postal_code: "69100" });
    const order = aDelivery({ customer: aCustomer({ location }), delivery: 0 });
    const place = async () => {
      const request = { method: "POST", body: JSON.stringify(order) };
      return (await desk.http.request("/v2/public/checkout/", request)).json();
    };
    expect(await place()).toMatchObject({ code: "below_minimum" });
    payloadOf(await api.changeDelivery({ edits: [{ target, values: { minimum: null } }] }));
    expect(await tried(Number(order.subtotal))).toMatchObject({ refusal: null, fee: 420 });
    expect(await place()).toMatchObject({ code: "price_changed", payload: { delivery: 4.2 } });
  });

  test("a zone's terms are changed, conflict with what was seen, and are archived", async () => {
    const { target } = payloadOf(await api.addZone({ values: ZONE }));
    const edit = (values: object, seen: object) =>
      api.changeDelivery({ edits: [{ target, values, seen }] });
    payloadOf(await edit({ delivery_fee: 5, free_from: null }, { delivery_fee: 4.2 }));
    expect((await delivery()).zones.at(-1)).toMatchObject({ delivery_fee: 500, free_from: null });
    expect(problemIn(await edit({ delivery_fee: 6 }, { delivery_fee: 4.2 })).code).toBe(
      "changed_since",
    );
    payloadOf(await edit({ archived: true }, {}));
    expect(await tried(30)).toMatchObject({ refusal: "out_of_range" });
  });

  test("what holds for every delivery is changed where it lies", async () => {
    const target = "setting:features.delivery";
    payloadOf(await api.changeDelivery({ edits: [{ target, values: { hard_minimum: 19.9 } }] }));
    expect((await delivery()).settings.hard_minimum).toBe(19.9);
    expect(await settings()).toContain('"hard_minimum":19.9');
  });

  test.each([
    ["no name", { name: " " }, "name"],
    ["no place", { places: [] }, "places"],
    ["no postal code", { places: [{ city: "Lyon", postal_code: "" }] }, "places.0.postal_code"],
    ["a negative fee", { delivery_fee: -1 }, "delivery_fee"],
    ["a day of extra minutes", { extra_minutes: 1440 }, "extra_minutes"],
    [
      "two corners",
      {
        polygon: [
          [45, 4],
          [46, 5],
        ],
      },
      "polygon",
    ],
    [
      "a corner off the earth",
      {
        polygon: [
          [95, 4],
          [46, 5],
          [46, 6],
        ],
      },
      "polygon.0.0",
    ],
  ])("a zone with %s is refused by its field", async (_, values, path) => {
    const reply = await api.addZone({ values: { ...ZONE, ...values } as typeof ZONE });
    expect(problemIn(reply)).toEqual({ code: "validation_failed", status: 422 });
    expect(Object.keys((!reply.ok && reply.problem.errors) || {})).toEqual([`values.${path}`]);
  });

  test.each([
    ["Nulle-Part-Ailleurs", "address_not_found"],
    ["99999 Nulle-Part-Ailleurs", "postal_code_unknown"],
  ])("an address that is found nowhere says so: %s", async (address, code) => {
    expect(problemIn(await api.tryAddress({ address, subtotal: 0 })).code).toBe(code);
  });
});
