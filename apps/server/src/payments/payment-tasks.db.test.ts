import { asCents } from "@noren/ordering/money.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import {
  aCardOrder,
  type CardFixture,
  type CardSession,
  openCardFixture,
} from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { transact } from "../db/transact.ts";

const HOUR = 3600_000;

onBothDatabases("payment tasks", (databases) => {
  let desk: CardFixture;
  let session: CardSession;
  let order_id: string;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
  });
  afterEach(() => desk.close());

  async function paidOrder(captureAt: "order" | "acceptance"): Promise<void> {
    await desk.changeSetting("features.payments.capture_at", captureAt);
    session = await desk.startPayment();
    ({ order_id } = await desk.place(aCardOrder(session)));
    desk.pay(session);
    await desk.finalise(order_id, session);
    expect(await desk.statusOf(order_id)).toBe("paid");
  }

  const money = () => desk.services.payments;
  const intent = () => desk.stripe.account.intent(session.intentId);
  const refunded = () => desk.stripe.account.refunds.map(({ amount }) => amount);

  describe("capture", () => {
    beforeEach(() => paidOrder("acceptance"));

    test("capture charges an authorised payment once", async () => {
      await money().capture(order_id);
      await money().capture(order_id);
      await money().runTasks();
      expect(intent()).toMatchObject({ status: "succeeded", amount_received: 1000 });
      expect(await desk.tasks()).toMatchObject([{ kind: "capture", outcome: "captured" }]);
      expect(await desk.statusOf(order_id)).toBe("paid");
    });

    test("capture succeeds after a lost response", async () => {
      desk.stripe.faults.plan("payment_intents.capture", "dropped_after", 4);
      await money().capture(order_id);
      await money().runTasks();
      desk.stripe.faults.clear();
      desk.clock.now += HOUR;
      await money().runTasks();
      expect(await desk.tasks()).toMatchObject([{ outcome: "captured" }]);
    });

    test("capture of a cancelled authorisation adds a payment check and marks the order unpaid", async () => {
      desk.stripe.account.cancel(session.intentId);
      await money().capture(order_id);
      await money().runTasks();
      expect(await desk.tasks()).toMatchObject([{ outcome: "refused" }]);
      expect(await desk.checks()).toMatchObject([{ kind: "capture_failed", order_id }]);
      expect(await desk.statusOf(order_id)).toBe("unpaid");
    });
  });

  describe("release", () => {
    test("release cancels an authorisation", async () => {
      await paidOrder("acceptance");
      await money().release(order_id, "rejected");
      await money().runTasks();
      expect(intent().status).toBe("canceled");
      expect(await desk.tasks()).toMatchObject([{ outcome: "voided", reason: "rejected" }]);
      expect(await desk.statusOf(order_id)).toBe("cancelled");
      expect(await desk.checks()).toEqual([]);
      await desk.receiveWebhook(desk.eventOf("payment_intent.canceled"));
      expect(await desk.checks()).toEqual([]);
    });

    test("release refunds a captured payment in full, once, however often it is queued", async () => {
      await paidOrder("order");
      await money().release(order_id, "rejected");
      await money().release(order_id, "cancelled");
      await money().runTasks();
      expect(refunded()).toEqual([1000]);
      expect(await desk.statusOf(order_id)).toBe("refunded");
      const [row] = await desk.db.selectFrom("refunds").selectAll().execute();
      expect(row).toMatchObject({ order_id, amount: 1000 });
      await desk.receiveWebhook(desk.eventOf("charge.refunded"));
      expect(await desk.checks()).toEqual([]);
    });

    test("release refunds the remainder after a partial refund", async () => {
      await paidOrder("order");
      await money().refund(order_id, asCents(300), "line-1");
      await money().release(order_id, "cancelled");
      await money().runTasks();
      expect(refunded()).toEqual([300, 700]);
      expect(await desk.statusOf(order_id)).toBe("refunded");
    });

    test("release refunds when a capture was done but its response lost", async () => {
      await paidOrder("acceptance");
      await money().capture(order_id);
      desk.stripe.faults.plan("payment_intents.capture", "dropped_after", 4);
      await money().release(order_id, "cancelled");
      await money().runTasks();
      desk.stripe.faults.clear();
      desk.clock.now += HOUR;
      await money().runTasks();
      expect(intent().status).toBe("succeeded");
      expect(refunded()).toEqual([1000]);
    });

    test("release refunds once when the refund's response was lost or the process crashed after it", async () => {
      await paidOrder("order");
      await money().release(order_id, "rejected");
      desk.stripe.faults.plan("refunds.create", "dropped_after", 4);
      await money().runTasks();
      expect(refunded()).toEqual([1000]);
      expect(await desk.statusOf(order_id)).toBe("paid");
      desk.stripe.faults.clear();
      desk.clock.now += 48 * HOUR;
      await money().runTasks();
      expect(refunded()).toEqual([1000]);
      expect(await desk.statusOf(order_id)).toBe("refunded");
      expect(await desk.db.selectFrom("refunds").selectAll().execute()).toHaveLength(1);
    });

    test("release is retried while the provider is down for a day", async () => {
      await paidOrder("order");
      desk.stripe.faults.plan("payment_intents.retrieve", "failed", 60);
      await money().release(order_id, "rejected");
      for (let hours = 0; hours < 24; hours += 4) {
        await money().runTasks();
        desk.clock.now += 4 * HOUR;
      }
      expect(await desk.tasks()).toMatchObject([{ done_at: null }]);
      desk.stripe.faults.clear();
      await money().runTasks();
      expect(refunded()).toEqual([1000]);
    }, 60_000);

    test("release of an unpaid order cancels its intent", async () => {
      session = await desk.startPayment();
      ({ order_id } = await desk.place(aCardOrder(session)));
      await money().release(order_id, "cancelled");
      await money().runTasks();
      expect(await desk.statusOf(order_id)).toBe("cancelled");
      expect(() => desk.pay(session)).toThrow("could not be confirmed");
    });
  });

  describe("refund", () => {
    beforeEach(() => paidOrder("order"));

    test("refund returns a partial amount once per key, and the order stays paid", async () => {
      expect(await money().refund(order_id, asCents(300), "a")).toEqual({ ok: true });
      expect(await money().refund(order_id, asCents(300), "a")).toEqual({ ok: true });
      expect(await money().refund(order_id, asCents(200), "b")).toEqual({ ok: true });
      await money().runTasks();
      expect(refunded()).toEqual([300, 200]);
      expect(await desk.statusOf(order_id)).toBe("paid");
    });

    test("refunds of the full amount set the order's status to refunded", async () => {
      await money().refund(order_id, asCents(400), "a");
      await money().refund(order_id, asCents(600), "b");
      await money().runTasks();
      expect(await desk.statusOf(order_id)).toBe("refunded");
    });

    test("refund refuses more than the remaining amount, also for two concurrent refunds", async () => {
      const asked = await Promise.all([
        money().refund(order_id, asCents(600), "a"),
        money().refund(order_id, asCents(600), "b"),
      ]);
      expect(asked.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(await money().refund(order_id, asCents(0), "c")).toMatchObject({ ok: false });
      await money().runTasks();
      expect(refunded()).toEqual([600]);
    });

    test("a refund that the provider refuses adds a payment check and is retried", async () => {
      desk.stripe.account.hasFunds = false;
      await money().refund(order_id, asCents(300), "a");
      await money().runTasks();
      expect(await desk.checks()).toMatchObject([{ kind: "refund_failed", amount: 300 }]);
      desk.stripe.account.hasFunds = true;
      desk.clock.now += HOUR;
      await money().runTasks();
      expect(refunded()).toEqual([300]);
      expect(await desk.checks()).toMatchObject([{ done: "refunded" }]);
    });

    test("a refund of money that was refunded elsewhere fails and adds a payment check", async () => {
      desk.stripe.account.refund({ payment_intent: session.intentId, amount: "900" });
      await money().refund(order_id, asCents(300), "a");
      await money().runTasks();
      expect(refunded()).toEqual([900]);
      expect(await desk.tasks()).toMatchObject([{ outcome: "refused" }]);
      expect(await desk.checks()).toMatchObject([{ kind: "refund_failed", done: "refused" }]);
    });

    test("a full refund in the provider's dashboard adds a payment check and sets the status to refunded", async () => {
      desk.stripe.account.refund({ payment_intent: session.intentId });
      await desk.receiveWebhook(desk.eventOf("charge.refunded"));
      expect(await desk.checks()).toMatchObject([{ kind: "refunded_elsewhere", amount: 1000 }]);
      expect(await desk.statusOf(order_id)).toBe("refunded");
    });
  });

  test("refund is refused for an authorised payment until its capture is queued", async () => {
    await paidOrder("acceptance");
    expect(await money().refund(order_id, asCents(300), "a")).toMatchObject({ ok: false });
    await money().capture(order_id);
    expect(await money().refund(order_id, asCents(300), "a")).toEqual({ ok: true });
    await money().runTasks();
    expect(refunded()).toEqual([300]);
  });

  test("capture, release and refund queue nothing for a cash order", async () => {
    const cash = await desk.place(anOrder());
    await money().capture(cash.order_id);
    await money().release(cash.order_id, "rejected");
    expect(await money().refund(cash.order_id, asCents(100), "a")).toMatchObject({
      problem: { code: "refund_exceeds_payment" },
    });
    expect(await desk.tasks()).toEqual([]);
  });

  test("a task of a rolled-back transaction is not run", async () => {
    await paidOrder("order");
    const undone = transact(desk.db, async (trx) => {
      await money().queueRelease(trx, order_id, "rejected");
      throw new Error("the rest failed");
    });
    await expect(undone).rejects.toThrow("the rest failed");
    await money().runTasks();
    expect(refunded()).toEqual([]);
  });

  test("concurrent workers run a task once", async () => {
    await paidOrder("order");
    await money().release(order_id, "rejected");
    await Promise.all(Array.from({ length: 4 }, () => money().runTasks()));
    expect(refunded()).toEqual([1000]);
  });
});
