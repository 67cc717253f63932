import { SILENCE_MS } from "@noren/ordering/answering.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, test, vi } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPushFixture } from "../../test/push-fixture.ts";
import { readVapidKeys } from "../db/secrets.ts";
import { transact } from "../db/transact.ts";
import { queuePushAlerts } from "../push/push-alert.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const REPEAT_MS = 90 * SECOND_MS;

onBothDatabases("Web Push", (databases) => {
  const opened = () => openPushFixture(databases);

  test("a new order is pushed to a subscribed device, encrypted for it and signed by the server", async () => {
    // The library that signs has the machine's clock.
    vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
    const { api, db, place, subscribe, service, after } = await opened();
    const { endpoint } = await subscribe();
    const orderId = await place();
    await after(0);
    const order = payloadOf(await api.order(orderId)).order;
    const { publicKey } = await readVapidKeys(db);
    const [push, ...others] = service.received;
    expect(others).toEqual([]);
    expect(push).toMatchObject({
      path: new URL(endpoint).pathname,
      headers: { urgency: "high", "content-encoding": "aes128gcm" },
      claims: { aud: service.origin, sub: "https://127.0.0.1:3000" },
      message: { web_push: 8030, notification: { lang: "en", tag: orderId } },
    });
    expect(push?.headers.authorization).toContain(`k=${publicKey}`);
    const lifetime = (push?.claims.exp ?? 0) - NOON / SECOND_MS;
    expect(lifetime).toBeGreaterThan(0);
    expect(lifetime).toBeLessThanOrEqual(DAY_MS / SECOND_MS);
    const { title = "", body, navigate = "" } = push?.message.notification ?? {};
    expect(title).toBe(`New order ${order.number}`);
    expect(body).toContain("pickup · ");
    expect(new URL(navigate).pathname + new URL(navigate).search).toBe(`/desk?order=${orderId}`);
    expect(Number(push?.headers.ttl)).toBeGreaterThanOrEqual(60);
  });

  test.each([
    ["en", "Order 0001: payment lost, collect the money"],
    ["fr", "Commande 0001\u00a0: paiement perdu, à encaisser"],
  ] as const)("an order that lost its payment is not pushed as new (%s)", async (locale, title) => {
    const { db, place, subscribe, service, after } = await opened();
    await subscribe();
    await db.updateTable("push_subscriptions").set({ locale }).execute();
    const orderId = await place();
    await db.updateTable("orders").set({ status: "unpaid" }).where("id", "=", orderId).execute();
    await after(0);
    expect(service.received.map(({ message }) => message.notification.title)).toEqual([title]);
  });

  test("a push says nothing about the customer", async () => {
    const { place, subscribe, service, after } = await opened();
    await subscribe();
    const orderId = await place();
    await after(0);
    // The order's id may spell any name.
    const text = JSON.stringify(service.received[0]?.message).replaceAll(orderId, "");
    expect(Object.keys(service.received[0]?.message.notification ?? {}).sort()).toEqual(
      ["body", "lang", "navigate", "tag", "title"].sort(),
    );
    expect(text).not.toMatch(/ada|lovelace|@|\+33/i);
  });

  test("pushes repeat while the alarm rings, replace one another, and end with the answer", async () => {
    const { api, place, subscribe, service, after, openJobs } = await opened();
    await subscribe();
    const first = await place();
    await after(0);
    await after(REPEAT_MS - SECOND_MS);
    expect(service.received).toHaveLength(1);
    await after(SECOND_MS);
    expect(service.received).toHaveLength(2);
    expect(service.received[1]?.message.notification.body).toContain("still not answered");
    const second = await place();
    await after(0);
    const topics = service.received.map(({ headers }) => String(headers.topic));
    expect(topics[0]).toMatch(/^[\w-]{32}$/);
    expect(topics[1]).toBe(topics[0]);
    expect(topics[2]).not.toBe(topics[0]);
    for (const orderId of [first, second])
      payloadOf(await api.accept(orderId, { version: 0, minutes: 20 }));
    await after(REPEAT_MS);
    expect(service.received).toHaveLength(3);
    expect(await openJobs()).toEqual([]);
  });

  test("an order that nobody answers is pushed nine times at most", async () => {
    const { db, clock, place, subscribe, service, after, openJobs } = await opened();
    await subscribe();
    await place();
    for (let run = 0; run < 15; run++) {
      await db.updateTable("staff_sessions").set({ last_used_at: clock.now }).execute();
      await after(REPEAT_MS);
    }
    expect(service.received).toHaveLength(9);
    expect(await openJobs()).toEqual([]);
  });

  test("an order that somebody has seen is pushed again once it rings again", async () => {
    const { api, place, subscribe, service, after } = await opened();
    await subscribe();
    const orderId = await place();
    await after(0);
    await after(REPEAT_MS - 10 * SECOND_MS);
    payloadOf(await api.acknowledge(orderId));
    await after(10 * SECOND_MS);
    expect(service.received).toHaveLength(1);
    await after(SILENCE_MS - 10 * SECOND_MS);
    expect(service.received).toHaveLength(2);
  });

  test("an order that begins to ring again is pushed in place of the pushes still to come", async () => {
    const { db, clock, place, subscribe, service, after, openJobs } = await opened();
    await subscribe();
    const [orderId, other] = [await place(), await place()];
    await after(0);
    clock.now += 30 * SECOND_MS;
    await transact(db, (trx) => queuePushAlerts(trx, orderId, clock.now));
    await after(0);
    const told = service.received.map(({ message }) => message.notification.tag);
    expect(told.toSorted()).toEqual([orderId, orderId, other].toSorted());
    expect(await openJobs()).toHaveLength(2);
  });

  test("nothing is pushed after sign-out, after the session expired, or to a closed access", async () => {
    const { api, db, place, subscribe, subscriptions, service, after, signedIn } = await opened();
    await subscribe();
    payloadOf(await api.signOut());
    expect(await subscriptions()).toEqual([]);
    const idle = await signedIn("manager");
    await subscribe(idle.api);
    await db
      .updateTable("staff_sessions")
      .set({ last_used_at: 0 })
      .where("staff_id", "=", idle.person.id)
      .execute();
    const closed = await signedIn("owner");
    await subscribe(closed.api);
    await db
      .updateTable("staff")
      .set({ disabled_at: 1 })
      .where("id", "=", closed.person.id)
      .execute();
    await place();
    await after(0);
    expect(service.requests).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  test("a device that switched push off hears nothing more", async () => {
    const { api, place, subscribe, subscriptions, service, after, audit } = await opened();
    await subscribe();
    expect(payloadOf(await api.push()).is_on).toBe(true);
    await place();
    expect(payloadOf(await api.stopPush()).is_on).toBe(false);
    await after(0);
    expect(service.requests).toEqual([]);
    expect(await subscriptions()).toEqual([]);
    const actions = (await audit()).map(({ action }) => action);
    expect(actions).toEqual(["push_turned_on", "push_turned_off"]);
  });

  test.each([404, 410])(
    "a subscription that the push service answers %i to is deleted",
    async (status) => {
      const { place, subscribe, subscriptions, service, after, openJobs } = await opened();
      await subscribe();
      service.become({ status });
      await place();
      await after(0);
      expect(service.requests).toHaveLength(1);
      expect(await subscriptions()).toEqual([]);
      expect(await openJobs()).toEqual([]);
    },
  );

  test("a busy push service is asked again no sooner than it says", async () => {
    const { place, subscribe, service, after } = await opened();
    await subscribe();
    service.become({ status: 429, headers: { "retry-after": "40" } });
    await place();
    await after(0);
    service.become();
    await after(39 * SECOND_MS);
    expect(service.requests).toHaveLength(1);
    await after(SECOND_MS);
    expect(service.received).toHaveLength(1);
  });

  test("a broken or silent push service is asked again, six times in all", async () => {
    const { place, subscribe, subscriptions, service, after, openJobs } = await opened();
    await subscribe();
    await place();
    for (const fault of [{ status: 500 }, "hangs"] as const) {
      service.become(fault);
      await after(0);
      await after(10 * SECOND_MS);
    }
    expect(service.requests.length).toBeGreaterThanOrEqual(2);
    service.become({ status: 503 });
    for (let run = 0; run < 8; run++) await after(3 * MINUTE_MS);
    expect(service.requests).toHaveLength(6);
    expect(await openJobs()).toEqual([]);
    expect(await subscriptions()).toHaveLength(1);
  });

  test("a redirect is not followed, and the push is given up", async () => {
    const { place, subscribe, service, after, openJobs } = await opened();
    await subscribe();
    service.become({ status: 302, headers: { location: `${service.origin}/elsewhere` } });
    await place();
    await after(0);
    expect(service.requests).toEqual(["/send/1"]);
    expect(await openJobs()).toEqual([]);
  });
});
