import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCardOrder, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { runDueJobs } from "../jobs/run-job.ts";
import { HOLD_MS, UNDO_GRACE_MS } from "../orders/held-change.ts";
import { applyChangeJob } from "./apply-change.ts";

onBothDatabases("money of a command that can be undone", (databases) => {
  /** A card order that is authorised and new at the desk. */
  async function paidOrder() {
    const desk = await openCardFixture(databases, {}, { holdMs: HOLD_MS });
    await desk.changeSetting("features.payments.capture_at", "acceptance");
    await desk.services.catalogue.refresh();
    const { api } = await staffOf(desk).signedIn("manager");
    const session = await desk.startPayment();
    const { order_id: id } = await desk.place(aCardOrder(session));
    desk.pay(session);
    payloadOf(await desk.finalise(id, session));
    return {
      ...{ desk, api, id },
      status: () => desk.stripe.account.intent(session.intentId)?.status,
      /** Lets the hold's time pass, then runs every job that is due. */
      async pass() {
        desk.clock.now += HOLD_MS + UNDO_GRACE_MS;
        await runDueJobs(desk.services, applyChangeJob);
        await desk.services.payments.runTasks();
      },
    };
  }

  test("an accepted card order is captured when the hold is over, an undone one never", async () => {
    const { desk, api, id, status, pass } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    await desk.services.payments.runTasks();
    expect(status()).toBe("requires_capture");
    payloadOf(await api.undoCommand(id, { version: 1 }));
    await pass();
    expect(status()).toBe("requires_capture");
    payloadOf(await api.accept(id, { version: 2 }));
    await pass();
    expect(status()).toBe("succeeded");
  });

  test("a rejected card order is voided when the hold is over, an undone one never", async () => {
    const { desk, api, id, status, pass } = await paidOrder();
    payloadOf(await api.reject(id, { version: 0, reason: "sold_out" }));
    await desk.services.payments.runTasks();
    payloadOf(await api.undoCommand(id, { version: 1 }));
    await pass();
    expect(status()).toBe("requires_capture");
    payloadOf(await api.reject(id, { version: 2, reason: "sold_out" }));
    await pass();
    expect(status()).toBe("canceled");
  });

  test("a refund confirms the acceptance before it: captured first, then refunded", async () => {
    const { desk, api, id, status } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.refund(id, { amount: 2.5, key: "a-forgotten-soup", reason: "" }));
    expect(problemIn(await api.undoCommand(id, { version: 1 })).code).toBe("undo_too_late");
    await desk.services.payments.runTasks();
    expect(status()).toBe("succeeded");
    expect(await desk.db.selectFrom("refunds").select("amount").execute()).toEqual([
      { amount: 250 },
    ]);
  });
});
