import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { readLive } from "../../test/live-reader.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

onBothDatabases("order tracking", (databases) => {
  test("GET tracking shows progress, promised time and steps to whoever has the link", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    const before = payloadOf(await desk.tracking.tracking(id, key));
    expect(before).toMatchObject({ progress: "new", promised_at: null, receipts: [] });
    expect(before.order).toMatchObject({ order_id: id, total: 1000 });

    payloadOf(await api.acknowledge(id));
    payloadOf(await api.accept(id, { version: 0, minutes: 20 }));
    payloadOf(await api.ready(id, { version: 1 }));
    const after = payloadOf(await desk.tracking.tracking(id, key));
    expect(after.progress).toBe("ready");
    expect(Date.parse(after.promised_at ?? "")).toBe(desk.clock.now + 20 * 60_000);
    expect(after.steps.map(({ kind }) => kind)).toEqual(["placed", "accepted", "ready"]);
    expect(JSON.stringify(after)).not.toContain("The kitchen");
  });

  test("the link in an order's mails opens its tracking page, with a key of its own", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { id, key } = await desk.placeWithKey();
    const { data } = await desk.db
      .selectFrom("outbox")
      .select("data")
      .where("dedupe", "=", `order_received:${id}`)
      .executeTakeFirstOrThrow();
    const link = new URL(JSON.parse(data).link);
    expect(link.pathname).toBe(`/track/${id}`);
    const mailed = link.searchParams.get("key") ?? "";
    expect(payloadOf(await desk.tracking.tracking(id, mailed)).order.order_id).toBe(id);
    expect(mailed).not.toBe(key);
  });

  test("GET tracking with a wrong key answers 404 and writes an audit entry", async () => {
    const desk = await openStaffOrderFixture(databases);
    const [{ id }, other] = [await desk.placeWithKey(), await desk.placeWithKey()];
    const missing = { code: "not_found", status: 404 };
    for (const key of ["", "x", other.key, `${other.key}x`])
      expect(problemIn(await desk.tracking.tracking(id, key))).toEqual(missing);
    expect(problemIn(await desk.tracking.tracking("nobody’s", other.key))).toEqual(missing);
    const events = await desk.http.request(`/v2/public/tracking/${id}/events?key=${other.key}`);
    expect(events.status).toBe(404);
    const written = await desk.audit();
    expect(written).toHaveLength(6);
    expect(written[0]).toMatchObject({ action: "forged_tracking_link", outcome: "refused" });
  });

  test("GET tracking events sends changes of the order, and of no other", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    const live = readLive(await desk.http.request(`/v2/public/tracking/${id}/events?key=${key}`));
    const [now] = await live.waitForCount(1);
    expect(now?.data).toMatchObject({ progress: "new" });
    await desk.place();
    payloadOf(await api.accept(id, { version: 0, minutes: 20 }));
    const received = await live.waitForCount(2);
    expect(received.map(({ data }) => (data as unknown as { progress: string }).progress)).toEqual([
      "new",
      "accepted",
    ]);
    await live.stop();
  });
});

onBothDatabases("receipts", (databases) => {
  async function sold() {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("manager");
    const sell = async () => {
      const { id, key } = await desk.placeWithKey();
      payloadOf(await api.accept(id, { version: 0 }));
      payloadOf(await api.completed(id, { version: 1 }));
      return { id, key };
    };
    return { desk, api, sell };
  }

  test("receipts have numbers without gaps, and list what was sold with its VAT", async () => {
    const { desk, api, sell } = await sold();
    const { id, key } = await sell();
    await desk.place();
    await sell();
    const { receipts } = payloadOf(await desk.tracking.tracking(id, key));
    expect(receipts).toMatchObject([
      {
        number: 1,
        kind: "receipt",
        order_id: id,
        lines: [{ quantity: 2, line_total: 1000 }],
        vat: [{ rate: 10, net: 909, vat: 91, gross: 1000 }],
        total: 1000,
        payments: [{ method: "cash", amount: 1000 }],
      },
    ]);
    expect(payloadOf(await api.receipt(2))).toMatchObject({ number: 2, order_number: "0003" });
    expect(problemIn(await api.receipt(3)).code).toBe("not_found");
    const mail = await desk.db
      .selectFrom("outbox")
      .select("recipient")
      .where("dedupe", "=", `order_receipt:${id}:1`)
      .executeTakeFirst();
    expect(mail?.recipient).toBe("ada@example.com");
  });

  test("orders completed concurrently get one receipt number each, without gaps", async () => {
    const { desk, api } = await sold();
    const ids = await Promise.all(Array.from({ length: 6 }, () => desk.place()));
    await Promise.all(ids.map(async (id) => payloadOf(await api.accept(id, { version: 0 }))));
    const twice = [...ids, ...ids];
    await Promise.all(twice.map((id) => api.completed(id, { version: 1 })));
    const rows = await desk.db.selectFrom("receipts").select("number").orderBy("number").execute();
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a receipt has the restaurant's SIRET and VAT number", async () => {
    const { desk, sell } = await sold();
    const business = { legal_name: "Kawabe SAS", siret: "12345678900011", vat_number: "FR00123" };
    await desk.db
      .insertInto("settings")
      .values({ name: "business", value: JSON.stringify(business) })
      .execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
    const { id, key } = await sell();
    const { receipts } = payloadOf(await desk.tracking.tracking(id, key));
    expect(receipts[0]?.restaurant).toMatchObject(business);
  });

  test("a refund issues one credit note, idempotent by its key", async () => {
    const { desk, api, sell } = await sold();
    const { id, key } = await sell();
    const refund = { amount: 4, key: "a-key-of-this-refund", reason: "une soupe" };
    payloadOf(await api.refund(id, refund));
    payloadOf(await api.refund(id, refund));
    const { receipts } = payloadOf(await desk.tracking.tracking(id, key));
    expect(receipts[1]).toMatchObject({
      number: 2,
      kind: "credit_note",
      of_number: 1,
      vat: [{ rate: 10, net: -364, vat: -36, gross: -400 }],
      total: -400,
      payments: [{ method: "cash", amount: -400 }],
    });
    expect(receipts).toHaveLength(2);
    const more = { amount: 6.01, key: "another-key-than-that", reason: "" };
    expect(problemIn(await api.refund(id, more)).code).toBe("refund_exceeds_payment");
    payloadOf(await api.refund(id, { ...more, amount: 6 }));
    const { value } = await desk.db
      .selectFrom("counters")
      .select("value")
      .executeTakeFirstOrThrow();
    expect(value, "the refused one took no number").toBe(3);
  });
});
