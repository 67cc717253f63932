import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, onTestFinished, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { copyOrder } from "../../test/copied-orders.ts";
import { onBothDatabases, onPostgres } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";
import { runDueJobs } from "../jobs/run-job.ts";
import { deskUptime } from "./desk-uptime.ts";
import { processUnanswered, UNANSWERED_PAGE, unansweredOrders } from "./unanswered.ts";
import { callWebhook } from "./webhooks.ts";

const MINUTE = 60_000;

/** A webhook receiver that answers with these statuses; the last one repeats. */
async function aHook(...statuses: number[]) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    response.statusCode = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/hook` };
}

onBothDatabases("unanswered orders", (databases) => {
  async function waiting() {
    const desk = await openStaffOrderFixture(databases);
    const owner = await desk.signedIn("owner");
    const { services, clock, db } = desk;
    const poll = () => processUnanswered(services);
    const alerts = () =>
      db.selectFrom("outbox").selectAll().where("kind", "=", "order_unanswered").execute();
    return { desk, owner, clock, poll, alerts };
  }

  test("an unanswered order alerts every owner once after 4 minutes, despite concurrent runs", async () => {
    const { desk, clock, poll, alerts } = await waiting();
    await desk.place();
    clock.now += 4 * MINUTE - 1;
    await poll();
    expect(await alerts()).toEqual([]);
    clock.now += 1;
    await Promise.all([poll(), poll(), poll()]);
    const mails = await alerts();
    expect(mails).toMatchObject([{ recipient: "owner@desk.example" }]);
    const [data] = mails.map((mail) => JSON.parse(mail.data));
    expect(data).toMatchObject({ waiting_minutes: 4, reject_after_minutes: 13 });
    const entries = desk.db.selectFrom("audit_log").select(["action", "after"]);
    expect(await entries.where("action", "=", "order_unanswered").execute()).toMatchObject([
      { after: '{"minutes":4}' },
    ]);
  });

  test("each of more unanswered orders than a page holds is alerted once, and others are answered in between", async () => {
    const { desk, clock, poll, alerts } = await waiting();
    await desk.place();
    const count = 1 + 2 * UNANSWERED_PAGE;
    await copyOrder(desk.db, count - 1);
    clock.now += 4 * MINUTE;
    await poll();
    expect(await alerts()).toHaveLength(count);

    let turns = 0;
    const countTurn = () => {
      turns++;
      counting = setImmediate(countTurn);
    };
    let counting = setImmediate(countTurn);
    await poll();
    clearImmediate(counting);
    expect(turns, "turns of the event loop while nothing is written").toBeGreaterThanOrEqual(2);
    expect(await alerts()).toHaveLength(count);
  });

  test("an order whose rejection fails does not block others", async () => {
    const { desk, clock, poll } = await waiting();
    const [stuck, other] = [await desk.place(), await desk.place()];
    const beyondAnyDate = 9e15;
    await desk.db
      .updateTable("orders")
      .set({ promised_at: beyondAnyDate })
      .where("id", "=", stuck)
      .execute();
    clock.now += 20 * MINUTE;
    await poll();
    const rows = await desk.db.selectFrom("orders").select(["id", "progress"]).execute();
    const ends = new Map(rows.map(({ id, progress }) => [id, progress]));
    expect([ends.get(stuck), ends.get(other)]).toEqual(["new", "rejected"]);
  });

  test("an acknowledged order still alerts the owner, an answered one does not", async () => {
    const { desk, owner, clock, poll, alerts } = await waiting();
    const [seen, answered] = [await desk.place(), await desk.place()];
    payloadOf(await owner.api.acknowledge(seen));
    payloadOf(await owner.api.accept(answered, { version: 0 }));
    clock.now += 5 * MINUTE;
    await poll();
    expect((await alerts()).map(({ dedupe }) => dedupe)).toEqual([
      expect.stringContaining(`order_unanswered:${seen}:`),
    ]);
  });

  test("an unanswered order is rejected once after 13 minutes, and the customer is mailed", async () => {
    const { desk, owner, clock, poll } = await waiting();
    const id = await desk.place();
    clock.now += 13 * MINUTE;
    await Promise.all([poll(), poll()]);
    const { order, events } = payloadOf(await owner.api.order(id));
    expect(order).toMatchObject({ progress: "rejected", reason: "no_answer" });
    expect(events.map(({ kind, who }) => [kind, who])).toEqual([
      ["placed", null],
      ["rejected", null],
    ]);
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });

  test("concurrent accept and automatic rejection: exactly one succeeds", async () => {
    const { desk, owner, clock, poll } = await waiting();
    const id = await desk.place();
    clock.now += 13 * MINUTE;
    const [accepting] = await Promise.all([owner.api.accept(id, { version: 0 }), poll()]);
    const { progress } = payloadOf(await owner.api.order(id)).order;
    expect(progress).toBe(accepting.ok ? "accepted" : "rejected");
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });

  /** An order placed at `placed` for `slot`. */
  async function arrived(placed: string, slot: string) {
    const { desk, owner, clock, poll, alerts } = await waiting();
    const id = await desk.place();
    const [placed_at, slot_at] = [Date.parse(placed), Date.parse(slot)];
    await desk.db.updateTable("orders").set({ placed_at, slot_at }).where("id", "=", id).execute();
    const progressAt = async (instant: number) => {
      clock.now = instant;
      await poll();
      return payloadOf(await owner.api.order(id)).order.progress;
    };
    return { progressAt, alerts, read: async () => payloadOf(await owner.api.order(id)).order };
  }

  test("the waiting time of an order placed while closed starts at opening", async () => {
    const { progressAt } = await arrived("2026-11-21T15:00:00Z", "2026-11-21T17:30:00Z");
    const opening = Date.parse("2026-11-21T17:30:00Z");
    expect(await progressAt(opening + 13 * MINUTE - 1)).toBe("new");
    expect(await progressAt(opening + 13 * MINUTE)).toBe("rejected");
  });

  test.each([
    ["later today", "2026-11-21T18:30:00Z", "2026-11-21T18:10:00Z"],
    ["tomorrow", "2026-11-22T11:00:00Z", "2026-11-22T10:40:00Z"],
    ["next week", "2026-11-27T18:30:00Z", "2026-11-26T18:30:00Z"],
  ])(
    "the waiting time of an order for %s starts when the kitchen must begin or one day before, for alert and rejection",
    async (_, slot, start) => {
      const { progressAt, alerts, read } = await arrived("2026-11-21T11:30:00Z", slot);
      const from = Date.parse(start);
      const rejects_at = new Date(from + 13 * MINUTE).toISOString();
      expect(await read()).toMatchObject({ rejects_at });
      expect(await progressAt(from + 4 * MINUTE - 1)).toBe("new");
      expect(await alerts()).toEqual([]);
      expect(await progressAt(from + 4 * MINUTE)).toBe("new");
      expect(await alerts()).toHaveLength(1);
      expect(await progressAt(from + 13 * MINUTE - 1)).toBe("new");
      expect(await progressAt(from + 13 * MINUTE)).toBe("rejected");
    },
  );

  test("after a restart nothing is rejected automatically for 5 minutes", async () => {
    const { desk } = await waiting();
    const id = await desk.place();
    const restartedAt = NOON + 60 * MINUTE;
    const restarted = await openTestApp(desk.variables);
    const clock = restarted.clock;
    clock.now = restartedAt;
    const services = { ...restarted.services, deskUptime: deskUptime(() => clock.now) };
    const progressAfter = async (ms: number) => {
      desk.clock.now = clock.now = restartedAt + ms;
      await processUnanswered(services);
      const [row] = await desk.db.selectFrom("orders").select("progress").execute();
      return row?.progress;
    };
    expect(await progressAfter(5000)).toBe("new");
    expect(await progressAfter(5 * MINUTE - 1)).toBe("new");
    expect(await progressAfter(5 * MINUTE)).toBe("rejected");
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });

  test("after standby or a database outage nothing is rejected automatically for 5 minutes", async () => {
    const { desk, owner, clock } = await waiting();
    const id = await desk.place();
    const progressAfter = async (ms: number) => {
      clock.now += ms;
      await unansweredOrders.run(desk.services);
      return payloadOf(await owner.api.order(id)).order.progress;
    };
    expect(await progressAfter(60 * MINUTE)).toBe("new");
    for (let minute = 1; minute < 5; minute++) expect(await progressAfter(MINUTE)).toBe("new");
    expect(await progressAfter(MINUTE)).toBe("rejected");
  });

  test("an automatic rejection is listed as unseen until acknowledged", async () => {
    const { desk, owner, clock, poll } = await waiting();
    const [unanswered, refused] = [await desk.place(), await desk.place()];
    payloadOf(await owner.api.acknowledge(unanswered));
    payloadOf(await owner.api.reject(refused, { version: 0, reason: "too_busy" }));
    clock.now += 13 * MINUTE;
    await poll();
    const open = async () => payloadOf(await owner.api.openOrders()).orders;
    expect(await open()).toMatchObject([
      {
        order_id: unanswered,
        progress: "rejected",
        unseen: true,
        alarm_at: null,
        rejects_at: null,
      },
    ]);
    const cook = await desk.signedIn("kitchen");
    expect(payloadOf(await cook.api.acknowledge(unanswered))).toMatchObject({
      unseen: false,
      acknowledged_by: cook.person.name,
    });
    expect(await open()).toEqual([]);
  });

  test("the webhook is signed and retried until it answers 2xx", async () => {
    const { desk, owner, clock, poll } = await waiting();
    const hook = await aHook(500, 200);
    const webhook_secret = "un secret bien gardé";
    payloadOf(await owner.api.changeDeskSettings({ webhook_url: hook.url, webhook_secret }));
    const id = await desk.place();
    clock.now += 4 * MINUTE;
    await poll();
    const deliver = () => runDueJobs(desk.services, callWebhook);
    await deliver();
    expect(hook.calls).toHaveLength(1);
    await deliver();
    expect(hook.calls, "not before it is time").toHaveLength(1);
    clock.now += 2 * MINUTE;
    await deliver();
    await deliver();
    expect(hook.calls).toHaveLength(2);
    const [, last] = hook.calls;
    expect(JSON.parse(last?.body ?? "")).toMatchObject({
      event: "order_unanswered",
      order_id: id,
      waiting_minutes: 4,
    });
    const [, seconds, code] =
      /^t=(\d+),v1=(\w+)$/.exec(String(last?.headers["x-noren-signature"])) ?? [];
    const right = createHmac("sha256", webhook_secret).update(`${seconds}.${last?.body}`);
    expect(code).toBe(right.digest("hex"));
    expect(Number(seconds)).toBe(clock.now / 1000);
  });
});

onPostgres("unanswered orders with several instances", (databases) => {
  test("two instances alert the owner once and reject an order once", async () => {
    const desk = await openStaffOrderFixture(databases);
    const other = await openTestApp(desk.variables);
    await desk.person("owner");
    const id = await desk.place();
    for (const minutes of [4, 13]) {
      desk.clock.now = other.clock.now = NOON + minutes * MINUTE;
      await Promise.all([desk, other].map(({ services }) => processUnanswered(services)));
    }
    const mails = await desk.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "order_unanswered")
      .execute();
    expect(mails).toHaveLength(1);
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });
});
