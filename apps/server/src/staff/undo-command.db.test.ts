import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases, onPostgres } from "../../test/databases.ts";
import { readLive } from "../../test/live-reader.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { deskBrowser } from "../../test/staff-fixture.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { toJson } from "../db/json-text.ts";
import { leaseJobs } from "../jobs/job-leases.ts";
import { runDueJobs } from "../jobs/run-job.ts";
import { HOLD_MS, UNDO_GRACE_MS } from "../orders/held-change.ts";
import type { Services } from "../services.ts";
import { applyChangeJob } from "./apply-change.ts";
import { processUnanswered } from "./unanswered.ts";

const TOO_LATE = { code: "undo_too_late", status: 409 };
const OVER_MS = HOLD_MS + UNDO_GRACE_MS;

const endHolds = (services: Services) => runDueJobs(services, applyChangeJob);

onBothDatabases("a command that can be undone", (databases) => {
  const openDesk = () => openStaffOrderFixture(databases, { holdMs: HOLD_MS });

  test("an acceptance is at every desk at once, and its guest is told after 10 s in one step", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    const guest = async () => payloadOf(await desk.tracking.tracking(id, key));
    const before = await guest();
    const accepted = payloadOf(await api.accept(id, { version: 0, minutes: 30 }));
    const undo_until = new Date(desk.clock.now + HOLD_MS).toISOString();
    expect(accepted).toMatchObject({ progress: "accepted", version: 1, undo_until });
    expect(payloadOf(await api.openOrders()).orders).toMatchObject([{ progress: "accepted" }]);

    desk.clock.now += OVER_MS - 1;
    await endHolds(desk.services);
    expect(await guest()).toEqual(before);
    expect(await desk.mailsTo(id)).toEqual([]);

    desk.clock.now += 1;
    await endHolds(desk.services);
    const told = await guest();
    expect(told).toMatchObject({ progress: "accepted", order: { progress: "accepted" } });
    expect(told.steps.map(({ kind }) => kind)).toEqual(["placed", "accepted"]);
    expect(await desk.mailsTo(id)).toMatchObject([{ data: expect.stringContaining("accepted") }]);
    expect(payloadOf(await api.order(id)).order.undo_until).toBeNull();
    await endHolds(desk.services);
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });

  test("an undone acceptance: the order is new and rings as before, and its guest never learns of it", async () => {
    const desk = await openDesk();
    const { api, person } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    const guest = async () => payloadOf(await desk.tracking.tracking(id, key));
    const [atFirst, before] = [payloadOf(await api.order(id)).order, await guest()];
    payloadOf(await api.accept(id, { version: 0, minutes: 30 }));
    expect(payloadOf(await api.undoCommand(id, { version: 1 }))).toEqual({
      ...atFirst,
      version: 2,
    });

    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    expect(await guest()).toEqual(before);
    expect(await desk.mailsTo(id)).toEqual([]);
    const { events } = payloadOf(await api.order(id));
    expect(events.map(({ kind, who, data }) => [kind, who, data.undone])).toEqual([
      ["placed", null, undefined],
      ["accepted", person.name, undefined],
      ["undone", person.name, "accepted"],
    ]);
    expect((await desk.audit()).map(({ action }) => action)).toEqual([
      "order_accepted",
      "order_undone",
    ]);
    payloadOf(await api.accept(id, { version: 2, minutes: 20 }));
    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    expect((await guest()).steps.map(({ kind }) => kind)).toEqual(["placed", "accepted"]);
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });

  test("the stream of a tracking page sends nothing of a held or undone command, and an applied one", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    const stream = readLive(await desk.http.request(`/v2/public/tracking/${id}/events?key=${key}`));
    await stream.waitForCount(1);
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.undoCommand(id, { version: 1 }));
    payloadOf(await api.accept(id, { version: 2 }));
    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    const received = await stream.waitForCount(2);
    expect(received.map(({ data }) => data)).toMatchObject([
      { progress: "new" },
      { progress: "accepted", steps: [{ kind: "placed" }, { kind: "accepted" }] },
    ]);
    await stream.stop();
  });

  test.each(["reject", "cancel"] as const)(
    "an undone %s keeps the order's place, count and coupon; one that is told gives them back",
    async (command) => {
      const desk = await openDesk();
      const { api } = await desk.signedIn("manager");
      const id = await desk.place();
      const dish = { item_id: 101, date: "2026-11-21" };
      await desk.db
        .insertInto("daily_counts")
        .values({ ...dish, taken: 12 })
        .execute();
      await desk.db
        .insertInto("order_counts")
        .values({ ...dish, order_id: id, quantity: 2 })
        .execute();
      await desk.db.updateTable("orders").set({ coupon_code: "BIENVENUE" }).execute();
      await desk.db.updateTable("coupons").set({ uses: 3 }).execute();
      const taken = async () => {
        const counts = await desk.db.selectFrom("daily_counts").select("taken").execute();
        const used = await desk.db
          .selectFrom("coupons")
          .select("uses")
          .where("key", "=", "BIENVENUE")
          .execute();
        return [counts[0]?.taken, used[0]?.uses];
      };
      let version = 0;
      const end = async () => {
        const { status, progress } = payloadOf(
          await api[command](id, { version, reason: "sold_out", message: "Pardon." }),
        );
        expect([status, progress]).toEqual([
          "cancelled",
          command === "reject" ? "rejected" : "cancelled",
        ]);
        version += 1;
      };
      if (command === "cancel") {
        payloadOf(await api.accept(id, { version: 0 }));
        version = 1;
      }
      await end();
      expect(await taken()).toEqual([12, 3]);
      const undone = payloadOf(await api.undoCommand(id, { version }));
      expect(undone).toMatchObject({ status: "pending", reason: null, reason_text: null });
      version += 1;
      desk.clock.now += OVER_MS;
      await endHolds(desk.services);
      expect(await taken()).toEqual([12, 3]);

      await end();
      desk.clock.now += OVER_MS;
      await endHolds(desk.services);
      expect(await taken()).toEqual([10, 2]);
    },
  );

  test("the last place of a slot is free only once the rejection of its order is told", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const id = await desk.place();
    const scheduling = testRestaurant.settings.find(({ name }) => name === "scheduling")?.value;
    await desk.db
      .updateTable("settings")
      .set({ value: toJson({ ...(scheduling as object), pickup_orders_per_slot: 1 }) })
      .where("name", "=", "scheduling")
      .execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
    payloadOf(await api.reject(id, { version: 0, reason: "sold_out" }));
    await expect(desk.place()).rejects.toThrow("slot_full");
    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    await desk.place();
  });

  test("a ticket on acceptance is printed when the acceptance is told, an undone one never", async () => {
    const desk = await openPrintingFixture(databases, { holdMs: HOLD_MS });
    await desk.printer({ print_when: "acceptance" });
    const id = await desk.place();
    const prints = () => desk.db.selectFrom("print_jobs").select("kind").execute();
    payloadOf(await desk.api.accept(id, { version: 0 }));
    payloadOf(await desk.api.undoCommand(id, { version: 1 }));
    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    expect(await prints()).toEqual([]);
    payloadOf(await desk.api.accept(id, { version: 2 }));
    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    expect(await prints()).toEqual([{ kind: "ticket" }]);
  });

  test("a ticket that waits for paper is printed once a cancellation was undone", async () => {
    const desk = await openPrintingFixture(databases, { holdMs: HOLD_MS });
    const { emulator } = await desk.printer({ print_when: "arrival" }, "no paper");
    const id = await desk.place();
    await desk.print();
    payloadOf(await desk.api.reject(id, { version: 0, reason: "too_busy" }));
    emulator.setState("normal");
    desk.clock.now += 2000;
    await desk.print();
    expect(emulator.documents).toEqual([]);
    payloadOf(await desk.api.undoCommand(id, { version: 1 }));
    desk.clock.now += 60_000;
    await desk.print();
    expect(emulator.documents).toHaveLength(1);
  });

  test("delay, preparing, ready and completed are undone to the promise and progress before", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const id = await desk.place();
    const accepted = payloadOf(await api.accept(id, { version: 0, minutes: 30 }));
    const before = { progress: "accepted", promised_at: accepted.promised_at };
    payloadOf(await api.delay(id, { version: 1, minutes: 50 }));
    expect(payloadOf(await api.undoCommand(id, { version: 2 }))).toMatchObject(before);
    payloadOf(await api.preparing(id, { version: 3 }));
    expect(payloadOf(await api.undoCommand(id, { version: 4 }))).toMatchObject(before);
    payloadOf(await api.ready(id, { version: 5 }));
    expect(payloadOf(await api.undoCommand(id, { version: 6 }))).toMatchObject(before);
    payloadOf(await api.completed(id, { version: 7 }));
    expect(payloadOf(await api.undoCommand(id, { version: 8 }))).toMatchObject(before);
    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    expect(await desk.db.selectFrom("receipts").select("number").execute()).toEqual([]);
    expect(await desk.mailsTo(id)).toHaveLength(1);

    payloadOf(await api.completed(id, { version: 9 }));
    desk.clock.now += OVER_MS;
    await endHolds(desk.services);
    expect(await desk.db.selectFrom("receipts").select("number").execute()).toHaveLength(1);
  });

  test("a further command confirms the one before, whose guest is told at once", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.preparing(id, { version: 1 }));
    expect(await desk.mailsTo(id)).toHaveLength(1);
    expect(payloadOf(await desk.tracking.tracking(id, key)).progress).toBe("accepted");
    expect(payloadOf(await api.undoCommand(id, { version: 2 }))).toMatchObject({
      progress: "accepted",
      version: 3,
    });
    expect(problemIn(await api.undoCommand(id, { version: 3 }))).toEqual(TOO_LATE);
  });

  test("POST undo is refused once the hold is over, or once a worker has leased the job that ends it", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const [late, leased, ok] = [await desk.place(), await desk.place(), await desk.place()];
    payloadOf(await api.accept(leased, { version: 0 }));
    await leaseJobs(desk.db, { kind: "apply_change", now: desk.clock.now + OVER_MS, limit: 1 });
    expect(problemIn(await api.undoCommand(leased, { version: 1 }))).toEqual(TOO_LATE);

    payloadOf(await api.accept(late, { version: 0 }));
    payloadOf(await api.accept(ok, { version: 0 }));
    desk.clock.now += OVER_MS - 1;
    payloadOf(await api.undoCommand(ok, { version: 1 }));
    desk.clock.now += 1;
    expect(problemIn(await api.undoCommand(late, { version: 1 }))).toEqual(TOO_LATE);
    expect(payloadOf(await api.order(late)).order.progress).toBe("accepted");
  });

  test("POST undo of an outdated version, or repeated, answers order_moved_on with who changed it", async () => {
    const desk = await openDesk();
    const { api, person } = await desk.signedIn("kitchen");
    const id = await desk.place();
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.undoCommand(id, { version: 1 }));
    const repeated = await api.undoCommand(id, { version: 1 });
    if (repeated.ok) throw new Error("undone twice");
    expect(repeated.problem).toMatchObject({ code: "order_moved_on", status: 409 });
    expect(await api.readMovedOn(repeated.problem.payload)).toMatchObject({
      by: person.name,
      kind: "undone",
      order: { progress: "new", version: 2 },
    });
    expect(problemIn(await api.undoCommand(id, { version: 2 }))).toEqual(TOO_LATE);
    expect(problemIn(await api.undoCommand("nobody’s", { version: 1 })).code).toBe("not_found");
  });

  test("a command is undone by whoever may give it: a cancellation not by the kitchen", async () => {
    const desk = await openDesk();
    const [cook, boss] = [await desk.signedIn("kitchen"), await desk.signedIn("manager")];
    const id = await desk.place();
    payloadOf(await cook.api.accept(id, { version: 0 }));
    payloadOf(await boss.api.cancel(id, { version: 1, reason: "closing" }));
    expect(problemIn(await cook.api.undoCommand(id, { version: 2 }))).toEqual({
      code: "forbidden",
      status: 403,
    });
    expect((await desk.audit()).at(-1)).toMatchObject({
      action: "forbidden",
      staff_id: cook.person.id,
    });
    expect(payloadOf(await boss.api.undoCommand(id, { version: 2 })).progress).toBe("accepted");
  });

  test("a guest who withdraws while an answer is held finds the order unanswered, and it ends", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const [accepted, started] = [await desk.placeWithKey(), await desk.placeWithKey()];
    payloadOf(await api.accept(accepted.id, { version: 0 }));
    const { progress } = payloadOf(await desk.tracking.cancelOrder(accepted.id, accepted.key));
    expect(progress).toBe("cancelled");
    expect(problemIn(await api.undoCommand(accepted.id, { version: 1 })).code).toBe(
      "order_moved_on",
    );
    expect((await desk.mailsTo(accepted.id)).map(({ data }) => JSON.parse(data).change)).toEqual([
      "cancelled",
    ]);

    payloadOf(await api.accept(started.id, { version: 0 }));
    payloadOf(await api.preparing(started.id, { version: 1 }));
    const refused = await desk.tracking.cancelOrder(started.id, started.key);
    expect(problemIn(refused).code).toBe("not_possible_now");
  });

  test("an automatic rejection takes effect at once and cannot be undone", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("owner");
    const { id, key } = await desk.placeWithKey();
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.undoCommand(id, { version: 1 }));
    desk.services.deskUptime.reached();
    desk.clock.now += 14 * 60_000;
    desk.services.deskUptime.reached();
    desk.clock.now += 14 * 60_000;
    await processUnanswered(desk.services);
    const { order } = payloadOf(await api.order(id));
    expect(order).toMatchObject({ progress: "rejected", undo_until: null });
    expect(payloadOf(await desk.tracking.tracking(id, key)).progress).toBe("rejected");
    expect(await desk.mailsTo(id)).toHaveLength(1);
    expect(problemIn(await api.undoCommand(id, { version: order.version }))).toEqual(TOO_LATE);
  });

  test("an app that stops before it could tell the guest: the next one does", async () => {
    const desk = await openDesk();
    const { api } = await desk.signedIn("kitchen");
    const { id } = await desk.placeWithKey();
    payloadOf(await api.accept(id, { version: 0 }));
    const at = desk.clock.now;
    await desk.close();
    const next = await openTestApp(desk.variables, { holdMs: HOLD_MS });
    next.clock.now = at + OVER_MS;
    await endHolds(next.services);
    const mails = await next.db.selectFrom("outbox").selectAll().execute();
    expect(mails.map(({ kind }) => kind)).toContain("order_progress");
    const { progress, held } = await next.db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect([progress, held]).toEqual(["accepted", null]);
  });
});

onPostgres("undo with two instances on one database", (databases) => {
  test("a command is undone at another instance; of an undo and the end of the hold one succeeds", async () => {
    const desk = await openStaffOrderFixture(databases, { holdMs: HOLD_MS });
    const other = await openTestApp(desk.variables, { holdMs: HOLD_MS });
    const { api, jar } = await desk.signedIn("kitchen");
    const there = deskBrowser(other, jar.cookie).api;
    const first = await desk.place();
    payloadOf(await api.accept(first, { version: 0 }));
    expect(payloadOf(await there.undoCommand(first, { version: 1 })).progress).toBe("new");

    const ids = await Promise.all(Array.from({ length: 8 }, () => desk.place()));
    for (const id of ids) payloadOf(await api.accept(id, { version: 0 }));
    // The instances' clocks differ: one ends the holds while the other still undoes.
    other.clock.now += OVER_MS;
    const [undone] = await Promise.all([
      Promise.all(ids.map((id) => api.undoCommand(id, { version: 1 }))),
      endHolds(other.services),
    ]);
    for (const [index, id] of ids.entries()) {
      const isUndone = undone[index]?.ok ?? false;
      expect(await desk.mailsTo(id)).toHaveLength(isUndone ? 0 : 1);
      const { progress, undo_until } = payloadOf(await api.order(id)).order;
      expect([progress, undo_until]).toEqual([isUndone ? "new" : "accepted", null]);
    }
  });
});
