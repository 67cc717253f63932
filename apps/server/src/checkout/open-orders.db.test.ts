import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { MAX_OPEN_ORDERS, phoneKey } from "./open-orders.ts";

describe("phoneKey gives the same key for a number", () => {
  test.each([
    "+33 6 12 34 56 78",
    "0033612345678",
    "06.12.34.56.78",
    "+33 (0)6 12-34-56-78",
    "+33 06 12 34 56 78",
    "٠٦١٢٣٤٥٦٧٨",
    "06 12 34 56 78 (bureau : 04 78 00 00 00)",
  ])("%s has the key 33612345678", (phone) => expect(phoneKey(phone)).toBe("33612345678"));
});

onBothDatabases("limits of open orders", (databases) => {
  async function open() {
    const desk = await openStaffOrderFixture(databases);
    const order = (over: object) =>
      desk.http.request("/v2/public/checkout/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(anOrder({ local_id: randomUUID(), customer: aCustomer(over) })),
      });
    const statusesOf = async (orders: object[]) =>
      (await Promise.all(orders.map(async (one) => order(one)))).map(({ status }) => status).sort();
    return { ...desk, order, statusesOf };
  }
  const many = Array.from({ length: MAX_OPEN_ORDERS + 20 }, (_, index) => index);
  const expected = [...Array(MAX_OPEN_ORDERS).fill(201), ...Array(20).fill(429)];

  test("at most 60 orders of one e-mail may be open, also under concurrent requests", async () => {
    const { statusesOf, order } = await open();
    const emails = ["ada@example.com", " ADA@example.com "];
    const orders = many.map((index) => ({
      email: emails[index % 2],
      phone: `07000000${index + 10}`,
    }));
    expect(await statusesOf(orders)).toEqual(expected);
    const refused = await order({ email: "Ada@Example.com", phone: "0699999999" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    expect((await order({ email: "zoe@example.com", phone: "0699999999" })).status).toBe(201);
  });

  test("at most 60 orders of one phone number may be open; an accepted one no longer counts", async () => {
    const { statusesOf, db } = await open();
    const phones = ["+33 6 12 34 56 78", "06 12 34 56 78"];
    const orders = many.map((index) => ({
      email: `g${index}@example.com`,
      phone: phones[index % 2],
    }));
    expect(await statusesOf(orders)).toEqual(expected);
    const { id } = await db.selectFrom("orders").select("id").limit(1).executeTakeFirstOrThrow();
    await db.updateTable("orders").set({ progress: "accepted" }).where("id", "=", id).execute();
    const again = { email: "zoe@example.com", phone: "0033612345678" };
    expect(await statusesOf([again, again])).toEqual([201, 429]);
  });
});
