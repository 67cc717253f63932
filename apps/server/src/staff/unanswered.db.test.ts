import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, onTestFinished, test } from "vitest";
import { given } from "../testing/account-desk.ts";
import { onBothDatabases, onPostgres } from "../testing/databases.ts";
import { openKitchen } from "../testing/kitchen.ts";
import { openTestHouse } from "../testing/test-house.ts";
import { lookAfterUnanswered } from "./unanswered.ts";
import { deliverWebhooks } from "./webhooks.ts";

const MINUTE = 60_000;

/** Somebody else's server, which answers with these statuses, the last one from then on. */
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

onBothDatabases("an order that nobody answers", (databases) => {
  async function waiting() {
    const desk = await openKitchen(databases);
    const owner = await desk.signedIn("owner");
    const { services, clock, db } = desk;
    const look = () => lookAfterUnanswered(services);
    const alerts = () =>
      db.selectFrom("outbox").selectAll().where("kind", "=", "order_unanswered").execute();
    return { desk, owner, clock, look, alerts };
  }

  test("alerts every owner after four minutes, once, whoever looks", async () => {
    const { desk, clock, look, alerts } = await waiting();
    await desk.place();
    clock.now += 4 * MINUTE - 1;
    await look();
    expect(await alerts()).toEqual([]);
    clock.now += 1;
    await Promise.all([look(), look(), look()]);
    expect(await alerts()).toMatchObject([{ recipient: "owner@desk.example" }]);
  });

  test("and cannot be rejected holds no other up", async () => {
    const { desk, clock, look } = await waiting();
    const [stuck, other] = [await desk.place(), await desk.place()];
    const beyondAnyDate = 9e15;
    await desk.db
      .updateTable("orders")
      .set({ promised_at: beyondAnyDate })
      .where("id", "=", stuck)
      .execute();
    clock.now += 20 * MINUTE;
    await look();
    const rows = await desk.db.selectFrom("orders").select(["id", "progress"]).execute();
    const ends = new Map(rows.map(({ id, progress }) => [id, progress]));
    expect([ends.get(stuck), ends.get(other)]).toEqual(["new", "rejected"]);
  });

  test("alerts nobody once somebody has seen or answered it", async () => {
    const { desk, owner, clock, look, alerts } = await waiting();
    const [seen, answered] = [await desk.place(), await desk.place()];
    given(await owner.api.acknowledge(seen));
    given(await owner.api.accept(answered, { version: 0 }));
    clock.now += 5 * MINUTE;
    await look();
    expect(await alerts()).toEqual([]);
  });

  test("is rejected by itself after thirteen minutes, and the customer told, once", async () => {
    const { desk, owner, clock, look } = await waiting();
    const id = await desk.place();
    clock.now += 13 * MINUTE;
    await Promise.all([look(), look()]);
    const { order, events } = given(await owner.api.order(id));
    expect(order).toMatchObject({ progress: "rejected", reason: "no_answer" });
    expect(events.map(({ kind, who }) => [kind, who])).toEqual([
      ["placed", null],
      ["rejected", null],
    ]);
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });

  test("accepted at the very moment at which it would be rejected is one or the other", async () => {
    const { desk, owner, clock, look } = await waiting();
    const id = await desk.place();
    clock.now += 13 * MINUTE;
    const [accepting] = await Promise.all([owner.api.accept(id, { version: 0 }), look()]);
    const { progress } = given(await owner.api.order(id)).order;
    expect(progress).toBe(accepting.ok ? "accepted" : "rejected");
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });

  test("waits from the opening on, where it came while the house was closed", async () => {
    const { desk, owner, clock, look } = await waiting();
    const id = await desk.place();
    const closed = Date.parse("2026-11-21T15:00:00Z");
    const evening = Date.parse("2026-11-21T18:30:00Z");
    await desk.db
      .updateTable("orders")
      .set({ placed_at: closed, slot_at: evening })
      .where("id", "=", id)
      .execute();
    clock.now = closed + 60 * MINUTE;
    await look();
    expect(given(await owner.api.order(id)).order.progress).toBe("new");
    clock.now = Date.parse("2026-11-21T17:30:00Z") + 13 * MINUTE;
    await look();
    expect(given(await owner.api.order(id)).order.progress).toBe("rejected");
  });

  test("calls the house's webhook, signed, again until it answers", async () => {
    const { desk, owner, clock, look } = await waiting();
    const hook = await aHook(500, 200);
    const webhook_secret = "un secret bien gardé";
    given(await owner.api.changeDeskSettings({ webhook_url: hook.url, webhook_secret }));
    const id = await desk.place();
    clock.now += 4 * MINUTE;
    await look();
    const deliver = () => deliverWebhooks(desk.services);
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

onPostgres("several instances", (databases) => {
  test("alert the owner once and reject an order once", async () => {
    const desk = await openKitchen(databases);
    const other = await openTestHouse(desk.variables);
    await desk.person("owner");
    const id = await desk.place();
    for (const minutes of [4, 13]) {
      desk.clock.now = other.clock.now = NOON + minutes * MINUTE;
      await Promise.all([desk, other].map(({ services }) => lookAfterUnanswered(services)));
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
