import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases, onPostgres } from "../../test/databases.ts";
import { deskBrowser } from "../../test/staff-fixture.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";
import { transact } from "../db/transact.ts";
import { writeEvent } from "./events.ts";
import { numberEvents } from "./number-events.ts";

onBothDatabases("live events of the desk", (databases) => {
  test("GET /staff/events sends an event live, with the order's current state", async () => {
    const desk = await openStaffOrderFixture(databases);
    const cook = await desk.signedIn("kitchen");
    const live = await desk.listen(cook);
    const id = await desk.place();
    const [placed] = await live.waitForCount(1);
    expect(placed?.data).toMatchObject({ kind: "placed", order_id: id, order: { number: "0001" } });
    payloadOf(await cook.api.accept(id, { version: 0, minutes: 20 }));
    const [, accepted] = await live.waitForCount(2);
    expect(accepted?.data).toMatchObject({
      kind: "accepted",
      who: cook.person.name,
      order: { progress: "accepted", version: 1 },
    });
    await live.stop();
  });

  test("after a gap of 20 orders the stream continues without missing or repeating an event", async () => {
    const desk = await openStaffOrderFixture(databases);
    const cook = await desk.signedIn("kitchen");
    const live = await desk.listen(cook);
    const before = await desk.place();
    const [{ id: seen } = { id: 0 }] = await live.waitForCount(1);
    await live.stop();

    const missed: string[] = [];
    for (let i = 0; i < 20; i++) missed.push(await desk.place());
    const again = await desk.listen(cook, { after: 0, lastEventId: seen });
    await again.waitForCount(20);
    const later = await desk.place();
    const received = await again.waitForCount(21);
    expect(received.map(({ data }) => data.order_id)).toEqual([...missed, later]);
    expect(received.map(({ id }) => id)).toEqual(received.map((_, i) => seen + 1 + i));
    await again.stop();

    const all = await desk.listen(cook, { after: 0 });
    expect((await all.waitForCount(22)).map(({ data }) => data.order_id)).toEqual([
      before,
      ...missed,
      later,
    ]);
    await all.stop();
  });

  test("an order placed between the list of open orders and the stream is in exactly one of them", async () => {
    const desk = await openStaffOrderFixture(databases);
    const cook = await desk.signedIn("kitchen");
    await desk.place();
    const { orders, last_event } = payloadOf(await cook.api.openOrders());
    const between = await desk.place();
    const live = await desk.listen(cook, { after: last_event });
    const [first] = await live.waitForCount(1);
    expect(orders).toHaveLength(1);
    expect(first?.data.order_id).toBe(between);
    await live.stop();
  });

  test("the stream ends for a staff member who is disabled", async () => {
    const desk = await openStaffOrderFixture(databases);
    const owner = await desk.signedIn("owner");
    const cook = await desk.signedIn("kitchen");
    const live = await desk.listen(cook);
    await desk.place();
    await live.waitForCount(1);
    payloadOf(await owner.api.changePerson(cook.person.id, { disabled: true }));
    await desk.place();
    await live.waitForEnd();
    expect(live.received).toHaveLength(1);
  });

  test("all streams end when the server stops", async () => {
    const desk = await openStaffOrderFixture(databases);
    const live = await desk.listen(await desk.signedIn("kitchen"));
    desk.services.live.endStreams();
    await live.waitForEnd();
    const late = await desk.listen(await desk.signedIn("manager"));
    await late.waitForEnd();
  });
});

onPostgres("live events of several instances", (databases) => {
  test("an event is sent by every instance, whichever wrote it", async () => {
    const desk = await openStaffOrderFixture(databases);
    const other = await openTestApp(desk.variables);
    const cook = await desk.signedIn("kitchen");
    const there = deskBrowser(other, cook.jar.cookie);
    const live = await desk.listen(there);
    const id = await desk.place();
    await live.waitForCount(1);
    payloadOf(await cook.api.accept(id, { version: 0 }));
    const received = await live.waitForCount(2);
    expect(received.map(({ data }) => data.kind)).toEqual(["placed", "accepted"]);
    await live.stop();
  });
});

onPostgres("events of concurrent transactions", (databases) => {
  test("an event that commits after a later one is sent after it, and not lost", async () => {
    const desk = await openStaffOrderFixture(databases);
    const cook = await desk.signedIn("kitchen");
    const id = await desk.place();
    const live = await desk.listen(cook, { after: 0 });
    await live.waitForCount(1);

    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const slow = transact(desk.db, async (trx) => {
      await writeEvent(trx, { orderId: id, kind: "preparing", at: desk.clock.now });
      written();
      await mayCommit;
    });
    await isWritten;
    const later = await desk.place();
    expect((await live.waitForCount(2))[1]?.data.order_id).toBe(later);
    commit();
    await slow;
    const received = await live.waitForCount(3);
    expect(received.map(({ data }) => data.kind)).toEqual(["placed", "placed", "preparing"]);
    expect(received.map(({ id }) => id)).toEqual([1, 2, 3]);
    await live.stop();
  });

  test("concurrent numbering gives each event its own sequence number without gaps", async () => {
    const desk = await openStaffOrderFixture(databases);
    const id = await desk.place();
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        await transact(desk.db, (trx) =>
          writeEvent(trx, { orderId: id, kind: "ready", at: desk.clock.now }),
        );
        await numberEvents(desk.db);
      }),
    );
    const rows = await desk.db.selectFrom("events").select("seq").orderBy("seq").execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
  });
});
