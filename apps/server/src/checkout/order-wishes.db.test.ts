import { randomUUID } from "node:crypto";
import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { expect, test } from "vitest";
import { openAccountFixture, payloadOf } from "../../test/account-fixture.ts";
import { aCustomer, aDelivery, anAddress, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

const DETAILS = { floor: "4e, porte gauche", door_code: "12B4", instructions: "Sonner deux fois" };
const WISHES = {
  note: "C’est un anniversaire",
  cutlery: 3,
  dietary: { avoid: ["fish", "milk"], want: ["gluten_free"], traces: true },
} satisfies Partial<WireOrderRequest>;

const customer = (over: object = {}) =>
  aCustomer({ location: anAddress({ details: DETAILS }), ...over });

onBothDatabases("an order's wishes and delivery details", (databases) => {
  test("are shown to staff and, without the door code, on the tracking page", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey(aDelivery({ ...WISHES, customer: customer() }));
    const { order } = payloadOf(await api.order(id));
    expect(order).toMatchObject(WISHES);
    expect(order.customer.location?.details).toEqual(DETAILS);

    const tracked = payloadOf(await desk.tracking.tracking(id, key));
    const { floor, instructions } = DETAILS;
    expect(tracked.order).toMatchObject(WISHES);
    expect(tracked.order.customer.location?.details).toEqual({ floor, instructions });
    const raw = await desk.http.request(`/v2/public/tracking/${id}?key=${key}`);
    expect(await raw.text()).not.toContain(DETAILS.door_code);
    const stranger = await desk.http.request(`/v2/public/tracking/${id}?key=x`);
    expect(await stranger.text()).not.toMatch(/anniversaire|fish|Sonner/);
  });

  test("are in the orders of the guest's account, without the door code", async () => {
    const desk = await openAccountFixture(databases);
    const { query, headers, who } = await desk.verifiedCustomer();
    const body = { ...aDelivery({ ...WISHES, customer: customer() }), local_id: randomUUID() };
    expect((await desk.send("POST", "checkout/", { body, headers })).status).toBe(201);
    const [order] = payloadOf(await desk.auth.orders(who, { page: 1, limit: 20 })).orders;
    expect(order).toMatchObject(WISHES);
    expect(order?.customer.location?.details).toMatchObject({ floor: DETAILS.floor });
    const raw = await (await desk.send("GET", `auth/orders?${query}`)).text();
    expect(raw).not.toContain(DETAILS.door_code);
    await desk.close();
  });

  test("an order without them has none", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const id = await desk.place(aDelivery());
    const { order } = payloadOf(await api.order(id));
    expect(order).toMatchObject({ note: "", cutlery: 0, dietary: null });
    expect(order.customer.location?.details).toBeNull();
  });

  test("a pickup keeps no delivery details", async () => {
    const desk = await openStaffOrderFixture(databases);
    const id = await desk.place({ ...WISHES, customer: customer() });
    const stored = await desk.db
      .selectFrom("orders")
      .select(["floor", "door_code", "instructions", "note", "cutlery"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const none = { floor: null, door_code: null, instructions: null };
    expect(stored).toEqual({ ...none, note: WISHES.note, cutlery: 3 });
  });

  test("a repeated order with another note is 409 local_id_reused, with blank wishes the same", async () => {
    const desk = await openStaffOrderFixture(databases);
    const order = anOrder({ local_id: randomUUID() });
    const first = payloadOf(await desk.api().placeOrder(order));
    const blank = { ...order, note: "", cutlery: 0, dietary: null, own_container: false };
    expect(payloadOf(await desk.api().placeOrder(blank)).order_id).toBe(first.order_id);
    const other = await desk.api().placeOrder({ ...order, note: "sans sel" });
    expect(other).toMatchObject({ problem: { code: "local_id_reused", status: 409 } });
  });

  test("POST /checkout names the path of a wrong field", async () => {
    const desk = await openStaffOrderFixture(databases);
    const details = { ...DETAILS, floor: "x".repeat(41) };
    const wrong = aDelivery({
      cutlery: 21,
      customer: aCustomer({ location: anAddress({ details }) }),
    });
    const reply = await desk.api("en").placeOrder({ ...wrong, local_id: randomUUID() });
    expect(reply).toMatchObject({
      problem: {
        code: "validation_failed",
        status: 422,
        errors: {
          cutlery: ["From 0 to 20 sets of cutlery."],
          "customer.location.details.floor": ["This is too long."],
        },
      },
    });
  });
});
