import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openAccountFixture, payloadOf } from "../../test/account-fixture.ts";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import { copyOrder } from "../../test/copied-orders.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { MAX_OPEN_ORDERS, MAX_OPEN_ORDERS_OF_NETWORK } from "./open-orders.ts";

onBothDatabases("limits of open orders", (databases) => {
  async function open() {
    const app = await openAccountFixture(databases);
    const order = (address: string, over: object = {}, headers: Record<string, string> = {}) => {
      const body = anOrder({ local_id: randomUUID(), customer: aCustomer(over) });
      return app.send("POST", "checkout/", { body, headers, address });
    };
    const statuses = async (sent: Promise<Response>[]) =>
      (await Promise.all(sent)).map(({ status }) => status).sort();
    return { ...app, order, statuses };
  }
  const many = Array.from({ length: MAX_OPEN_ORDERS + 20 }, (_, index) => index);
  const expected = [...Array(MAX_OPEN_ORDERS).fill(201), ...Array(20).fill(429)];
  const anotherContact = (index: number) => ({
    email: `g${index}@example.com`,
    phone: `07000000${index + 10}`,
  });

  test("at most 60 orders of one address may be open, whatever contacts they name, also under concurrent requests", async () => {
    const { statuses, order } = await open();
    const addresses = ["2001:db8:1:2::1", "2001:db8:1:2:3::4"];
    const sent = many.map((index) => order(addresses[index % 2] ?? "", anotherContact(index)));
    expect(await statuses(sent)).toEqual(expected);
    const refused = await order("2001:db8:1:2::1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
  });

  test("open orders with somebody's e-mail and phone number leave that person's own orders alone", async () => {
    const { statuses, order, db } = await open();
    expect(await statuses(many.map(() => order("203.0.113.1")))).toEqual(expected);
    expect((await order("203.0.113.2")).status).toBe(201);
    expect(JSON.stringify(await db.selectFrom("orders").selectAll().execute())).not.toContain(
      "203.0.113",
    );
  });

  test("at most 60 orders of one account may be open, from wherever; guests of its addresses are not counted with it", async () => {
    const { statuses, order, verifiedCustomer } = await open();
    const { headers } = await verifiedCustomer();
    const addresses = ["203.0.113.1", "198.51.100.1"];
    const sent = many.map((index) => order(addresses[index % 2] ?? "", {}, headers));
    expect(await statuses(sent)).toEqual(expected);
    expect((await order("203.0.113.1")).status).toBe(201);
  });

  test.each([
    ["/24", ["203.0.113.1", "203.0.113.2", "203.0.113.3"], "203.0.112.1"],
    ["/48", ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1"], "2001:db8:2:1::1"],
  ])(
    "at most 480 orders of the addresses of one %s network may be open",
    async (_, [first = "", ...others], outside) => {
      const { statuses, order, db } = await open();
      expect((await order(first)).status).toBe(201);
      await copyOrder(db, MAX_OPEN_ORDERS_OF_NETWORK - 2, (index) => ({
        caller_key: `address-${index}`,
      }));
      expect(await statuses(others.map((address) => order(address)))).toEqual([201, 429]);
      expect((await order(outside)).status).toBe(201);
    },
  );

  test("an answered order no longer counts, its keys are erased, and an undone answer counts again", async () => {
    const desk = await openStaffOrderFixture(databases, { holdMs: 10_000 });
    const { api } = await desk.signedIn("manager");
    const order = async () => {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(anOrder({ local_id: randomUUID() })),
      };
      const incoming = { socket: { remoteAddress: "203.0.113.1" } };
      return desk.http.request("/v2/public/checkout/", init, { incoming });
    };
    await Promise.all(many.slice(0, MAX_OPEN_ORDERS).map(order));
    expect((await order()).status).toBe(429);
    const { id } = await desk.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
    const keys = () =>
      desk.db
        .selectFrom("orders")
        .select(["caller_key", "network_key"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const counted = await keys();
    const { version } = payloadOf(await api.accept(id, { version: 0, minutes: 30 }));
    expect(await keys()).toEqual({ caller_key: null, network_key: null });
    payloadOf(await api.undoCommand(id, { version }));
    expect(await keys()).toEqual(counted);
    expect((await order()).status).toBe(429);
    payloadOf(await api.accept(id, { version: version + 1, minutes: 30 }));
    expect((await order()).status).toBe(201);
    expect((await order()).status).toBe(429);
  });

  test("orders from the machine itself are the operator's and are not bounded", async () => {
    const { statuses, order } = await open();
    const sent = many.map((index) => order("127.0.0.1", anotherContact(index)));
    expect(new Set(await statuses(sent))).toEqual(new Set([201]));
  });
});
